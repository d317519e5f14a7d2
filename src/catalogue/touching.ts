import type { IconName } from '../site/icons.ts';
import type { Language } from '../site/languages.ts';
import { path } from '../site/paths.ts';
import { proseOf } from './prose.ts';
import type { Catalogue } from './types.ts';

interface Touching {
  href: string;
  name: string;
  icon: IconName;
  summary: string;
}

const stands = (id: string, source: string): boolean =>
  ['Rule', 'Note', 'Open', 'Example'].some((paragraph) => source.includes(`<${paragraph} id="${id}"`));

/** The components of a game that say they touch a paragraph of this page. */
export async function touching(
  { components, touching, nameOf }: Catalogue,
  language: Language,
  source: string,
): Promise<Touching[]> {
  const found = await Promise.all(
    components.map(async (component): Promise<Touching[]> => {
      if (!touching.kinds.includes(component.kind)) return [];
      const prose = await proseOf(language, component);
      if (!prose?.data.touches.some((id) => stands(id, source))) return [];
      const { summary } = prose.data;
      return [
        {
          href: path(language, component.slug),
          name: nameOf(language, component),
          icon: component.icon,
          summary,
        },
      ];
    }),
  );
  return found.flat();
}
