import type { APIRoute } from 'astro';
import { otherNames } from '@/catalogue/names.ts';
import { proseOf } from '@/catalogue/prose.ts';
import { catalogues } from '@/games/catalogues.ts';
import { existsIn } from '@/site/addresses.ts';
import { type Language, languages } from '@/site/languages.ts';
import { path } from '@/site/paths.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

/** Every component that has a page, with its names in every language: who types a name gets that page first. */
export const GET: APIRoute = async ({ params }) => {
  const language = params.lang as Language;
  const rows = await Promise.all(
    catalogues.flatMap((catalogue) =>
      catalogue.components
        .filter(({ slug }) => existsIn(language, slug))
        .map(async (component) => ({
          names: [
            catalogue.nameOf(language, component),
            ...otherNames(catalogue, language, component).map(({ name }) => name),
          ],
          url: path(language, component.slug),
          kind: catalogue.places[component.kind]!.search,
          subject: component.box,
          icon: component.icon,
          summary: (await proseOf(language, component))?.data.summary ?? '',
        })),
    ),
  );
  return Response.json(rows);
};
