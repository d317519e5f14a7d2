import type { SetupLines } from '../setup.ts';

export const words: SetupLines = {
  items: {
    factions: ({ factions, players }) =>
      factions > players
        ? `Nehmt alles von ${factions} Fraktionen, je Person eine und eine dazu: Karten, Helden, Stadtmarker.`
        : `Nehmt alles von ${factions} Fraktionen, je Person eine: Karten, Helden, Stadtmarker.`,
    units: ({ cards }) => `Einheiten: ${cards} Karten in 4 Stapeln, nach Rang.`,
    supplyCards: ({ cards }) => `Versorgung: ${cards} Karten, so viele wie Einheiten.`,
    artefacts: ({ cards, each }) => `Artefakte: ${cards} Karten in 7 Stapeln zu ${each}, nach Art.`,
    cityCards: ({ cards }) => `Städte: ${cards} Karten, nach Ausgängen sortiert.`,
    roadCards: ({ cards }) => `Straßen: ${cards} Karten, nach Ausgängen sortiert.`,
    stardust: ({ cards }) => `Sternenstaub: ${cards} Karten, offen, an die freie Seite des Orakels.`,
    chests: ({ cards }) => `Truhen: ${cards} Karten, offen, daneben.`,
    stormEffects: ({ cards }) =>
      `Sturmeffekte: ${cards} Karten mischen, verdeckt in dieselbe Reihe; daneben Platz für die offene Ablage lassen.`,
    potions: ({ markers }) => `Zaubertränke: ${markers} Marker neben den Vorrat.`,
    posts: ({ each }) => `Handelsposten: ${each} Marker für jeden.`,
    royalMarkers: ({ each }) =>
      `Stadtmarker 5/6: ${each} für jeden, für zwei Residenzen und eine Hauptstadt.`,
    veterans: ({ markers }) => `Veteranen: ${markers} Marker bereitlegen, einen für jeden.`,
    strengthCards: ({ cards }) =>
      `Kampfstärke: ${cards} Karten, anstelle der Vorteilskarten des Grundspiels.`,
    greatArtefacts: ({ open }) =>
      `Besondere Artefakte: mischen und ${open} offen an den Rand des Spielplans legen.`,
    restStack: ({ cards }) =>
      cards === 0
        ? 'Reststapel: Dafür bleibt kein Besonderes Artefakt übrig.'
        : cards === 1
          ? 'Reststapel: das eine andere Besondere Artefakt, verdeckt daneben.'
          : `Reststapel: die anderen ${cards} Besonderen Artefakte, verdeckt daneben.`,
    fates: ({ cards }) =>
      `Schicksal: ${cards} Karten mischen, verdeckt neben die offenen Besonderen Artefakte.`,
    oneMore: ({ open }) =>
      `Ohne Schicksalskarten könnt ihr wie im Grundspiel ein Besonderes Artefakt mehr auslegen, insgesamt ${open}.`,
    royals: ({ pairs }) => `Königinnen und Könige: ${pairs} Paare an den gegenüberliegenden Rand.`,
    outward: () => 'Die helleren Plätze für Besondere Artefakte, Königinnen und Könige zeigen nach außen.',
    boardSmall: ({ squares }) => `Spielplan des Grundspiels: 7 mal 7, ${squares} Felder.`,
    boardSmaller: ({ players }) =>
      `Zu ${players === 2 ? 'zweit' : 'dritt'} nutzt das Grundspiel nur einen Teil davon; welche Felder, steht dort.`,
    boardLarge: ({ squares }) => `Die Spielplanergänzung anlegen: 7 mal 11, ${squares} Felder.`,
    boardElsewhere: ({ players }) =>
      `Für ${players} Spieler auf dem größeren Plan zeigt die Anleitung keinen Aufbau; beim Verlag gibt es welche.`,
    boardCut: ({ squares, covered }) =>
      `Die Spielplanergänzung anlegen: 7 mal 11. Die drei dunklen Felder jeder Ecke spielen nicht mit: Deckt diese ${covered} mit verdeckten Versorgungskarten ab. ${squares} Felder bleiben.`,
    startCitiesUsual: () => 'Startstädte auf ihre üblichen Felder.',
    startCities: ({ cities }) =>
      `Startstädte: ${cities} Karten mit normaler Kreuzung, eine von jedem Gelände im Spiel, zufällig auf ihre Felder.`,
    neutralCitiesUsual: ({ marker }) =>
      `Neutrale Städte auf ihre üblichen Felder, jede mit einem neutralen Marker ${marker}.`,
    neutralCities: ({ cities, marker }) =>
      `Neutrale Städte: ${cities} Karten mit normaler Kreuzung, eine von jedem Gelände, zufällig auf ihre Felder, jede mit einem neutralen Marker ${marker}.`,
    ruins: ({ cards, marker }) =>
      cards === 1
        ? `Ruinen: 1 Karte auf ihr Feld, mit dem Marker ${marker}.`
        : `Ruinen: ${cards} Karten auf ihre Felder, jede mit dem Marker ${marker}.`,
    gates: ({ gates }) =>
      `Sturmpforten: die ${gates} Pforten der Fraktionen im Spiel, zufällig auf ihre Felder.`,
    gatesLater: ({ gates }) =>
      `Sturmpforten: die ${gates} Pforten der Spielerfraktionen, zufällig auf ihre Felder.`,
    centres: ({ marker }) =>
      `Stadtzentren beider Täler: offen auf die Felder der Ruinen, mit einem neutralen Marker ${marker}. Keine Ruinen.`,
    valleyRoads: ({ each }) =>
      `Talstraßen: ${each} je Tal, verdeckt an die Seiten des Zentrums; die Rückseiten müssen passen.`,
    buildings: ({ each }) =>
      `Gebäude: die ${each} jedes Tals für sich mischen und verdeckt an die Ecken legen; die Rückseiten müssen passen.`,
    connector: () => 'Die Verbindungskarte: auf das mittlere Feld.',
    valleysElsewhere: ({ players }) =>
      `Die Anleitung zeigt die Täler nur für 4 und 6; für ${players} Spieler seht beim Verlag nach.`,
    hidden: ({ each, gates }) =>
      each === 1
        ? `Verborgene Besondere Artefakte: 1 zufälliges verdeckt unter jede der ${gates} Pforten.`
        : `Verborgene Besondere Artefakte: ${each} zufällige verdeckt unter jede der ${gates} Pforten.`,
    rings: ({ each, all }) =>
      `Ringe: ${each} für jeden, einen je Pforte, auf das eigene Tableau; zusammen ${all}.`,
    startPlayer: () => 'Lost einen Startspieler aus.',
    chooseFactions: ({ players }) =>
      `Fraktionen wählen: der Startspieler zuerst, dann im Uhrzeigersinn, alle ${players} nacheinander.`,
    chooseCities: () =>
      'Startstädte wählen, andersherum: der letzte Spieler zuerst. Jede mit Stufe 1 markieren.',
    draft: ({ frimen, chiefs, priests, supply }) =>
      `Draft: ${frimen} Stammeskrieger, ${chiefs} Häuptling, ${priests} Priester für jeden. Dann je ${supply} Versorgung.`,
    startCards: ({ frimen, chiefs, priests, supply }) =>
      `Startkarten zufällig austeilen: ${frimen} Stammeskrieger, ${chiefs} Häuptling, ${priests} Priester für jeden. Dann je ${supply} Versorgung.`,
    fanatics: ({ cards, each }) =>
      `Fanatiker: erst jetzt die ${cards} Karten in die Einheiten mischen, ${each} in jeden Stapel.`,
    unbound: ({ cards }) => `Die Entfesselten: erst jetzt die ${cards} Karten in die Einheiten mischen.`,
    wanderers: ({ figures }) =>
      figures === 1
        ? 'Die Figur wartet neben dem Plan bis zum ersten Kontrollpunkt.'
        : `Die ${figures} Figuren warten neben dem Plan bis zum ersten Kontrollpunkt.`,
    firstTeam: () => 'Das Team des Startspielers beginnt.',
    unused: () => 'Alles andere kommt zurück in die Schachtel.',
  },
  lacks: {
    greatArtefacts: (needed, has) =>
      `Besondere Artefakte: Dieses Spiel legt ${needed} aus, ihr habt ${has}. Legt aus, was ihr habt.`,
    hiddenArtefacts: (needed, has) =>
      `Besondere Artefakte: Dieses Spiel legt ${needed} aus, ihr habt ${has}. Reichen sie nicht, geht die Königsbrücke nicht.`,
    fates: () =>
      'Schicksalskarten gibt es nur in der Crowdfunding-Ausgabe. Ohne sie tut Sturmeffekt 5 nichts.',
    ruins: (needed, has) =>
      `Ruinen: ${needed} Karten sind nötig, ihr habt ${has}. Markiert die zweite mit etwas anderem.`,
    playerBoards: (needed, has) =>
      `Spielertableaus: ${needed} sind nötig, ihr habt ${has}. ${needed - has === 1 ? 'Einer spielt' : 'Zwei spielen'} ohne.`,
    unbound: () =>
      'Die Entfesselten stammen aus dem Crowdfunding des Grundspiels, mit dessen fünf weiteren Besonderen Artefakten.',
  },
  leftOver: {
    factions: (n) => (n === 1 ? 'alles von 1 Fraktion' : `alles von ${n} Fraktionen`),
    gates: (n) => (n === 1 ? '1 Sturmpforte' : `${n} Sturmpforten`),
    royalPairs: (n) => (n === 1 ? '1 Königspaar' : `${n} Königspaare`),
    supplyCards: (n) => `${n} Versorgungskarten`,
    ruins: (n) => (n === 1 ? '1 Ruinenkarte' : `${n} Ruinenkarten`),
    fanatics: (n) => `${n} Fanatiker`,
    connectors: () => 'die andere Verbindungskarte',
    valleys: () => 'die Karten beider Täler',
  },
};
