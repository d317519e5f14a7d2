import type { APIRoute } from 'astro';
import { schema } from '@/caverna/catalogue/export.ts';

export const GET: APIRoute = () => Response.json(schema);
