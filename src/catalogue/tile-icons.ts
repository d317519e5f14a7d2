export { tileIcon } from '../site/tile-icons.ts';
