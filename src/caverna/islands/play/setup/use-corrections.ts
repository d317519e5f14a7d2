import { useEffect, useState } from 'preact/hooks';
import { hasCorrections } from '../../../corrections/keys.ts';
import { type Corrections, installFiends, installFolk } from '../../../engine/index.ts';
import type { Box } from './wish.ts';

interface OwnCorrections {
  /** The rules of the box are here. */
  ready: boolean;
  /** What its owner has corrected on this device. */
  corrections: Corrections | undefined;
}

const PLAIN: OwnCorrections = { ready: true, corrections: undefined };
const FETCHING: OwnCorrections = { ready: false, corrections: undefined };

const ownCorrections = async (): Promise<Corrections | undefined> =>
  hasCorrections() ? (await import('../../../corrections/kept.ts')).loadCorrections() : undefined;

/** Orcs and folk are fetched when somebody wants them, with what the owner of the box has corrected. */
export function useCorrections(box: Box): OwnCorrections {
  const [fetched, setFetched] = useState<Partial<Record<Box, Corrections | undefined>>>({});
  useEffect(() => {
    if (box === 'base' || box in fetched) return;
    const rules = box === 'folk' ? installFolk() : installFiends();
    Promise.all([ownCorrections(), rules]).then(([own]) => setFetched((known) => ({ ...known, [box]: own })));
  }, [box]);
  if (box === 'base') return PLAIN;
  return box in fetched ? { ready: true, corrections: fetched[box] } : FETCHING;
}
