import type { APIRoute } from 'astro';
import { exported } from '@/catalogue/export.ts';
import { catalogueOf, kindsOfAllGames } from '@/games/catalogues.ts';

export const getStaticPaths = () => kindsOfAllGames.map((kind) => ({ params: { kind } }));

export const GET: APIRoute = ({ params: { kind = '' } }) => Response.json(exported(catalogueOf(kind), kind));
