/** For each record of a page its section, its text, and of a thing what is printed on it and what it is called. */
export type TextsOfPage = (string | string[])[][];
