import type { StormEventWords } from '../storm-events.ts';

const to = { hand: 'auf die Hand', haven: 'in die Zuflucht' };

export const words: StormEventWords = {
  stormJump: ({ seat, hero, from, to: gate }, { player }) =>
    `${player(seat)}: Held ${hero + 1} springt von Pforte ${from} zu Pforte ${gate}.`,
  stormDrawn: ({ effect, left }, names) =>
    `Sturmeffekt ${effect}: ${names.effect(effect)}. Verdeckt ${left === 1 ? 'liegt noch 1 Karte' : `liegen noch ${left} Karten`}.`,
  stormCopied: ({ effect }, names) => `Kopiert: Effekt ${effect}, ${names.effect(effect)}.`,
  stormIdle: ({ effect }) => `Effekt ${effect} ist nicht ausführbar: Nichts geschieht.`,
  stormGain: (event, { player, card }) =>
    `${player(event.seat)}: ${event.count} × ${card(event.what)} ${to[event.to]}.`,
  stormNation: ({ seat }, { player }) => `${player(seat)} zieht die oberste Karte der Nation.`,
  stormRoad: ({ at, road }) =>
    `Neu: ${road === 'crossroads' ? 'eine Kreuzung' : 'eine Straße'}${at ? ` auf ${at}` : ''}, kostenlos.`,
  stormReplaced: ({ at, terrain }, names) =>
    `Die Karte${at ? ` auf ${at}` : ''} wird ersetzt${terrain ? `: ${names.terrain(terrain)}` : ''}; alles darauf bleibt.`,
  stormMetamorpha: ({ at }) => `Metamorpha kommt nach ${at}.`,
  stormFetched: ({ seat, hero, gate, at }, { player }) =>
    `${player(seat)}: Held ${hero + 1} kommt zu Pforte ${gate}${at ? ` auf ${at}` : ''}.`,
  stormPromoted: ({ seat, from, to: rank }, { player, card }) =>
    `${player(seat)}: ${card(from)} wird ${card(rank)}, wieder spielbereit auf der Hand.`,
  stormRaised: ({ seat, at, level }, { player }) =>
    `${player(seat)}: Die Stadt${at ? ` auf ${at}` : ''} steigt ${level ? `auf Stufe ${level}` : 'um eine Stufe'}.`,
  stormTent: ({ seat, cards }, { player }) =>
    cards === null
      ? `${player(seat)}: Das Zelt und alles darin kommen in die Zuflucht.`
      : `${player(seat)}: Das Zelt ist weg; ${cards === 1 ? '1 Karte kommt' : `${cards} Karten kommen`} in die Zuflucht.`,
  stormShuffled: () => 'Alle zwölf Effekte sind gespielt: Sie werden neu gemischt.',
  stormFate: ({ seat, fate, takes }, names) =>
    `${names.player(seat)}: ${names.fate(fate)}, gewählt: ${takes === 'artefact' ? 'Besonderes Artefakt' : 'Sternenstaub'}.`,
  stormFates: ({ cards }) =>
    cards > 1
      ? `Übrig sind ${cards} Schicksalskarten: Mischt sie wieder.`
      : `Es ist ${cards === 1 ? 'eine' : 'keine'} Schicksalskarte übrig.`,
};
