import type { IconName } from '../../site/icons.ts';
import type { Language } from '../../site/languages.ts';
import { path } from '../../site/paths.ts';
import { components } from './list.ts';
import { componentName } from './names.ts';
import { proseOf } from './prose.ts';

interface Touching {
  href: string;
  name: string;
  icon: IconName;
  summary: string;
}

const stands = (id: string, source: string): boolean =>
  ['Rule', 'Note', 'Open', 'Example'].some((paragraph) => source.includes(`<${paragraph} id="${id}"`));

/** The furnishing tiles that say they touch a paragraph of this page. */
export async function tilesTouching(language: Language, source: string): Promise<Touching[]> {
  const found = await Promise.all(
    components.map(async (component): Promise<Touching[]> => {
      if (component.kind !== 'tiles') return [];
      const prose = await proseOf(language, component);
      if (!prose?.data.touches.some((id) => stands(id, source))) return [];
      const { summary } = prose.data;
      return [
        {
          href: path(language, component.slug),
          name: componentName(language, component),
          icon: component.icon,
          summary,
        },
      ];
    }),
  );
  return found.flat();
}
