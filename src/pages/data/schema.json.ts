import type { APIRoute } from 'astro';
import { schema } from '@/catalogue/export.ts';
import { kindsOfAllGames } from '@/games/catalogues.ts';

export const GET: APIRoute = () => Response.json(schema(kindsOfAllGames));
