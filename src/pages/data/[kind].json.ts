import type { APIRoute } from 'astro';
import { exported } from '@/caverna/catalogue/export.ts';
import { type ComponentKind, componentKinds } from '@/caverna/catalogue/kinds.ts';

export const getStaticPaths = () => componentKinds.map((kind) => ({ params: { kind } }));

export const GET: APIRoute = ({ params }) => Response.json(exported(params.kind as ComponentKind));
