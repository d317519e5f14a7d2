export { tileIcon } from './icons-of-tiles.ts';
