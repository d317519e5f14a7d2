import type { StormEventWords } from '../storm-events.ts';

const to = { hand: 'to the hand', haven: 'to the haven' };

export const words: StormEventWords = {
  stormJump: ({ seat, hero, from, to: gate }, { player }) =>
    `${player(seat)}: hero ${hero + 1} jumps from gate ${from} to gate ${gate}.`,
  stormDrawn: ({ effect, left }, names) =>
    `Storm effect ${effect}: ${names.effect(effect)}. ${left === 1 ? '1 card is' : `${left} cards are`} left face down.`,
  stormCopied: ({ effect }, names) => `Copied: effect ${effect}, ${names.effect(effect)}.`,
  stormIdle: ({ effect }) => `Effect ${effect} cannot be carried out: nothing happens.`,
  stormGain: (event, { player, card }) =>
    `${player(event.seat)}: ${event.count} × ${card(event.what)} ${to[event.to]}.`,
  stormNation: ({ seat }, { player }) => `${player(seat)} draws the top card of the nation.`,
  stormRoad: ({ at, road }) =>
    `New: ${road === 'crossroads' ? 'crossroads' : 'a road'}${at ? ` on ${at}` : ''}, free of charge.`,
  stormReplaced: ({ at, terrain }, names) =>
    `The card${at ? ` on ${at}` : ''} is replaced${terrain ? ` by ${names.terrain(terrain)}` : ''}; everything on it stays.`,
  stormMetamorpha: ({ at }) => `Metamorpha comes to ${at}.`,
  stormFetched: ({ seat, hero, gate, at }, { player }) =>
    `${player(seat)}: hero ${hero + 1} comes to gate ${gate}${at ? ` on ${at}` : ''}.`,
  stormPromoted: ({ seat, from, to: rank }, { player, card }) =>
    `${player(seat)}: ${card(from)} becomes ${card(rank)}, back in the hand and ready.`,
  stormRaised: ({ seat, at, level }, { player }) =>
    `${player(seat)}: the city${at ? ` on ${at}` : ''} rises${level ? ` to level ${level}` : ' by a level'}.`,
  stormTent: ({ seat, cards }, { player }) =>
    cards === null
      ? `${player(seat)}: the tent and everything in it go to the haven.`
      : `${player(seat)}: the tent is gone; ${cards === 1 ? '1 card goes' : `${cards} cards go`} to the haven.`,
  stormShuffled: () => 'All twelve effects have been played: they are shuffled anew.',
  stormFate: ({ seat, fate, takes }, names) =>
    `${names.player(seat)}: ${names.fate(fate)}, ${takes === 'artefact' ? 'the Great Artefact' : 'stardust'} chosen.`,
  stormFates: ({ cards }) =>
    cards > 1
      ? `${cards} fate cards are left: shuffle them again.`
      : `${cards === 1 ? 'One' : 'No'} fate card is left.`,
};
