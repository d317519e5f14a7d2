import type { APIRoute } from 'astro';
import { places } from '@/caverna/catalogue/kinds.ts';
import { components } from '@/caverna/catalogue/list.ts';
import { componentName, otherNames } from '@/caverna/catalogue/names.ts';
import { proseOf } from '@/caverna/catalogue/prose.ts';
import { existsIn } from '@/site/addresses.ts';
import { type Language, languages } from '@/site/languages.ts';
import { path } from '@/site/paths.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

/** Every component that has a page, with its names in every language: who types a name gets that page first. */
export const GET: APIRoute = async ({ params }) => {
  const language = params.lang as Language;
  const rows = await Promise.all(
    components
      .filter(({ slug }) => existsIn(language, slug))
      .map(async (component) => ({
        names: [
          componentName(language, component),
          ...otherNames(language, component).map(({ name }) => name),
        ],
        url: path(language, component.slug),
        kind: places[component.kind].search,
        subject: component.box,
        icon: component.icon,
        summary: (await proseOf(language, component))?.data.summary ?? '',
      })),
  );
  return Response.json(rows);
};
