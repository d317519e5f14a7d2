import type { APIRoute } from 'astro';
import { ruleLinks } from '@/reference/rules.ts';
import { type Language, languages } from '@/site/languages.ts';

export const getStaticPaths = () => languages.map((lang) => ({ params: { lang } }));

/** Every paragraph id with its permanent link. */
export const GET: APIRoute = ({ params }) => {
  const links = Object.entries(ruleLinks(params.lang as Language));
  return Response.json(Object.fromEntries(links.map(([id, url]) => [id, { url, title: id }])));
};
