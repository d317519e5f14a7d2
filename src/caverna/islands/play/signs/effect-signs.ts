import { iconOf } from '../../../../site/icons.ts';
import { type Action, type Bundle, type Effect, isJoined } from '../../../engine/index.ts';

interface EffectSign {
  icon: string;
  /** A number beside it: an amount, a level, a limit. */
  note?: string;
}

const goodsSigns = (goods: Bundle, note = ''): EffectSign[] =>
  Object.entries(goods).map(([good, n]) => ({ icon: iconOf(good), note: `${n}${note}` }));

const BUILT: Readonly<Record<string, readonly string[]>> = {
  meadowField: ['meadow', 'field'],
  cavernTunnel: ['cavern', 'tunnel'],
  cavernCavern: ['cavern', 'cavern'],
  oreMine: ['ore-mine', 'deep-tunnel'],
  rubyMine: ['ruby-mine'],
  smallPasture: ['pasture'],
  largePasture: ['pasture-large'],
};

/** The icons of what is put on a board. */
export const iconsOfBuilt = (what: string): readonly string[] => BUILT[what] ?? [what];
const built = (what: string): EffectSign[] => iconsOfBuilt(what).map((icon) => ({ icon }));

function signsOfEffect(effect: Effect): EffectSign[] {
  switch (effect.do) {
    case 'take':
      return [];
    case 'gain':
      return effect.per
        ? [...goodsSigns(effect.goods), { icon: iconOf(effect.per), note: '×' }]
        : goodsSigns(effect.goods);
    case 'token':
      return [{ icon: 'starting-player' }];
    case 'place':
      return effect.tiles.flatMap((tile, i) =>
        built(tile).map((sign, j) => (i > 0 && j === 0 ? { ...sign, note: '/' } : sign)),
      );
    case 'single':
      return built(effect.tile);
    case 'oreMine':
    case 'rubyMine':
    case 'stable':
      return built(effect.do);
    case 'fence':
      return built(`${effect.size}Pasture`);
    case 'furnish':
      return [{ icon: effect.only === 'any' ? 'furnish' : 'dwelling' }];
    case 'sow':
      return [{ icon: 'sow' }];
    case 'forge':
    case 'forgeWood':
      return [{ icon: 'forge', note: `≤${effect.most}` }];
    case 'expedition':
      return [{ icon: 'expedition', note: `${effect.level}` }];
    case 'grow':
      return [{ icon: 'family-growth' }];
    case 'goblin':
      return [{ icon: 'goblin' }];
    case 'imitate':
      return [{ icon: 'imitation' }, ...(effect.food > 0 ? [{ icon: 'food', note: `−${effect.food}` }] : [])];
    case 'market':
      return [{ icon: 'market' }];
    case 'trade':
      return [{ icon: 'exchange', note: `≤${effect.times}` }];
    case 'sharpenAll':
      return [{ icon: 'weapon', note: '+1' }];
    case 'breed':
      return [{ icon: 'breed', note: `≤${effect.types}` }];
    case 'layTrap':
      return [{ icon: 'trap' }];
    case 'restock':
    case 'stockMine':
      return [{ icon: 'ore' }, { icon: 'ruby' }];
    default:
      return [];
  }
}

/** What a space does, as signs in groups: one group for each part. */
export function signsOf(action: Action): EffectSign[][] {
  if (!isJoined(action)) {
    const signs = signsOfEffect(action);
    return signs.length > 0 ? [signs] : [];
  }
  return action.parts.flatMap(signsOf);
}
