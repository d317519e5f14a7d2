// The components of a game that change what a page of its rules says.

export { tilesTouching } from '../caverna/catalogue/touching.ts';
