// What is known of a component, row by row, in words.

import { pieceWords } from '../../i18n/battalia-pieces.ts';
import type { IconName } from '../../site/icons.ts';
import type { Language } from '../../site/languages.ts';
import { path } from '../../site/paths.ts';
import { nameOf } from '../telling/names.ts';
import { type Colour, type FactName, type Facts, factsOf, type Price } from './facts.ts';
import { type Component, componentAt, terrainIcons } from './list.ts';
import { componentName } from './names.ts';
import { toolAt, toolFor } from './tools.ts';

interface Value {
  text: string;
  href?: string;
  icon?: IconName;
  /** Always with a sign and its name: nothing is said by colour alone. */
  colour?: Colour;
}
interface Row extends Value {
  name: string;
}

type Says = { [Name in FactName]-?: (value: NonNullable<Facts[Name]>) => Value };

const link = (language: Language, kind: 'factions' | 'gates' | 'abilities', id: string): Value => {
  const component = componentAt(kind, id);
  return {
    text: componentName(language, component),
    href: path(language, component.slug),
    icon: component.icon,
  };
};

function saying(language: Language, component: Component): Says {
  const t = pieceWords(language);
  const paid = (price: Price): string =>
    Object.entries(price)
      .map(([card, n]) => t.pays[card as keyof Price](n))
      .join(' + ');
  const yes = (value: boolean): Value => ({ text: value ? t.yes : t.no });
  return {
    number: (n) => ({ text: `${n}` }),
    comesWith: (edition) => ({ text: t.comesWith[edition] }),
    colour: (colour) => ({ text: t.colours[colour], colour, icon: component.icon }),
    faction: (faction) => link(language, 'factions', faction),
    gate: (gate) => link(language, 'gates', `gate${gate}`),
    terrain: (terrain) => ({ text: nameOf(language, 'terrains', terrain), icon: terrainIcons[terrain] }),
    valley: (valley) => ({ text: nameOf(language, 'buildings', valley) }),
    price: (prices) => ({ text: prices.map(paid).join(t.or) }),
    lasts: (lasts) => ({ text: t.lasts[lasts] }),
    use: (use) => ({ text: t.use[use] }),
    strength: (n) => ({ text: component.kind === 'potions' ? `${n > 0 ? '+' : '−'}${Math.abs(n)}` : `${n}` }),
    gives: (card) => ({ text: nameOf(language, 'cards', card) }),
    level: (n) => ({ text: t.level(n) }),
    defence: (values) => ({ text: t.defence(values) }),
    goesTo: (place) => ({ text: t.goesTo[place] }),
    deck: (deck) => {
      if (deck === 'copied' || deck === 'deals') return { text: t.deck[deck] };
      const [least, most] = deck;
      if (least !== most) return { text: t.deck.between(least, most) };
      return { text: least === 0 ? t.deck.same : t.deck.change(least) };
    },
    copyable: yes,
    attracts: yes,
    fan: yes,
  };
}

/** The rows of a component's page, the tool that uses it last. */
export function rowsOf(language: Language, component: Component): Row[] {
  const t = pieceWords(language);
  const facts = factsOf(component);
  const says = saying(language, component);
  const rows = (Object.keys(says) as FactName[]).flatMap((name): Row[] => {
    const value = facts[name];
    if (value === undefined) return [];
    return [{ name: t.facts[name], ...(says[name] as (value: unknown) => Value)(value) }];
  });
  const { slug, icon, title } = toolAt(language, toolFor[component.kind]);
  return [...rows, { name: t.tool, text: title, href: path(language, slug), icon }];
}

/** Where the facts and the name come from, in one sentence. */
export function originOf(language: Language, component: Component): string {
  const t = pieceWords(language);
  const { except, name } = factsOf(component);
  const parts = (['derived', 'found', 'reconstructed'] as const).flatMap((source) => {
    const fields = (Object.keys(except) as FactName[]).filter((field) => except[field] === source);
    return fields.length > 0 ? [t.sources[source](fields.map((field) => t.fields[field]).join(', '))] : [];
  });
  return `${[t.sources.stated, ...parts, ...(t.names[name] ? [t.names[name]] : [])].join('; ')}.`;
}
