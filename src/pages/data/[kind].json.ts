import type { APIRoute } from 'astro';
import { exported } from '@/catalogue/export.ts';
import { type ComponentKind, componentKinds } from '@/catalogue/kinds.ts';

export const getStaticPaths = () => componentKinds.map((kind) => ({ params: { kind } }));

export const GET: APIRoute = ({ params }) => Response.json(exported(params.kind as ComponentKind));
