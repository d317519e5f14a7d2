import type { APIRoute } from 'astro';
import { exportedLog } from '@/caverna/catalogue/event-log.ts';

export const GET: APIRoute = () => Response.json(exportedLog());
