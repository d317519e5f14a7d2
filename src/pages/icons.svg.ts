import type { APIRoute } from 'astro';
import { sprite } from '@/site/sprite.ts';

/** All icons in one file, fetched once and cached. */
export const GET: APIRoute = () => new Response(sprite(), { headers: { 'Content-Type': 'image/svg+xml' } });
