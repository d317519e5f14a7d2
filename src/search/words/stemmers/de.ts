import { stemmer as cut } from '@orama/stemmers/german';

/** Dots are gone already, so that ä and a have one stem; what is left of a participle is its verb. */
export const stemmer = (word: string): string => cut(word);
