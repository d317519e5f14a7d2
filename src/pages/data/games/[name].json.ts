import type { APIRoute } from 'astro';
import { goldenGames } from '@/caverna/table/recorded.ts';

export const getStaticPaths = () => goldenGames.map(({ name }) => ({ params: { name } }));

/** A whole game as a file: to watch, to replay, to go on with. */
export const GET: APIRoute = ({ params }) =>
  new Response(goldenGames.find(({ name }) => name === params.name)?.text, {
    headers: { 'content-type': 'application/json' },
  });
