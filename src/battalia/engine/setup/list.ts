// A setup as a whole: its lines, what the boxes lack, what stays in them, and how the game will end.

import type { RuleId } from '../rules/ids.ts';
import { type FullBoard, fullBoard, neededBy } from '../score/ends.ts';
import { isPlayerCount } from '../state/agreed.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { type Team, teamsOf } from '../state/teams.ts';
import { FACTIONS, FATES } from '../state/vocabulary.ts';
import { CORNER_SQUARES, ownedWith, PER_FACTION, UNIVERSAL_CARDS } from './box.ts';
import { factionsUsed } from './factions.ts';
import { linesOf, type SetupItem } from './lines.ts';
import { greatArtefactsOut, gridOf, ruinsOf, type SetupTerms } from './terms.ts';

/** Something that this game needs and the edition does not have. */
export interface Lack {
  what: 'greatArtefacts' | 'hiddenArtefacts' | 'fates' | 'ruins' | 'playerBoards' | 'unbound';
  needed: number;
  has: number;
  rule: RuleId;
}

/** What goes back into the box. battalia.setup.unused */
export interface LeftOver {
  what: 'factions' | 'gates' | 'royalPairs' | 'supplyCards' | 'ruins' | 'fanatics' | 'connectors' | 'valleys';
  count: number;
}

export interface SetupList {
  items: readonly SetupItem[];
  lacks: readonly Lack[];
  leftOver: readonly LeftOver[];
  fullBoard: FullBoard;
  /** Great cities that each side needs. */
  goals: readonly { team: Team; needed: number; rule: RuleId }[];
}

const CONTENTS = 'battalia.markers.contents' satisfies RuleId;

function lacksOf(terms: SetupTerms): Lack[] {
  const { agreed, base } = terms;
  const owned = ownedWith(agreed.edition, base);
  const bridge = agreed.connector === 'kingsBridge';
  const lacks: Lack[] = [
    {
      what: bridge ? 'hiddenArtefacts' : 'greatArtefacts',
      needed: greatArtefactsOut(agreed),
      has: owned.greatArtefacts,
      rule: bridge ? 'battalia.bridge.hidden' : 'battalia.setup.greatArtefacts',
    },
    { what: 'fates', needed: FATES.length, has: owned.fates, rule: CONTENTS },
    { what: 'ruins', needed: ruinsOf(terms), has: owned.ruins, rule: 'battalia.setup.ruins' },
    { what: 'playerBoards', needed: agreed.players, has: owned.playerBoards, rule: CONTENTS },
    // They come from the crowdfunding of the base game: with its five further Great Artefacts.
    {
      what: 'unbound',
      needed: agreed.unbound ? UNIVERSAL_CARDS : 0,
      has: base === 10 ? UNIVERSAL_CARDS : 0,
      rule: CONTENTS,
    },
  ];
  return lacks.filter(({ needed, has }) => has < needed);
}

function leftOverOf(terms: SetupTerms): LeftOver[] {
  const { agreed, base } = terms;
  const { players, fanatics, connector } = agreed;
  const factions = FACTIONS.length - factionsUsed(players);
  const covering = gridOf(terms) === 'cut' ? CORNER_SQUARES : 0;
  const left: LeftOver[] = [
    { what: 'factions', count: factions },
    { what: 'gates', count: FACTIONS.length - players },
    { what: 'royalPairs', count: FACTIONS.length - players },
    { what: 'supplyCards', count: factions * PER_FACTION.supplyCards - covering },
    { what: 'ruins', count: ownedWith(agreed.edition, base).ruins - ruinsOf(terms) },
    { what: 'fanatics', count: fanatics ? 0 : UNIVERSAL_CARDS },
    { what: 'connectors', count: connector ? 1 : 0 },
    { what: 'valleys', count: connector ? 0 : 2 },
  ];
  return left.filter(({ count }) => count > 0);
}

/** Everything there is to do before the first day. */
export function setupList(terms: SetupTerms): Result<SetupList> {
  const { agreed } = terms;
  if (!isPlayerCount(agreed.players)) return refuse('setupPlayers', 'battalia.setup.factions');
  return ok({
    items: linesOf(terms),
    lacks: lacksOf(terms),
    leftOver: leftOverOf(terms),
    fullBoard: fullBoard(agreed, gridOf(terms)),
    goals: teamsOf(agreed).map((team) => ({ team, ...neededBy(team) })),
  });
}
