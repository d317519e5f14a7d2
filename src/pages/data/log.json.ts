import type { APIRoute } from 'astro';
import { exportedLog } from '@/caverna/catalogue/event-log/index.ts';

export const GET: APIRoute = () => Response.json(exportedLog());
