import { useEffect, useState } from 'preact/hooks';
import { hasCorrections } from '../../../corrections/keys.ts';
import { type Corrections, installFiends, installFolk } from '../../../engine/index.ts';
import type { Box } from './wish.ts';

interface OwnBox {
  /** Its rules are here. */
  ready: boolean;
  /** What its owner has corrected on this device. */
  corrections: Corrections | undefined;
}

const PLAIN: OwnBox = { ready: true, corrections: undefined };
const FETCHING: OwnBox = { ready: false, corrections: undefined };

const ownBox = async (): Promise<Corrections | undefined> =>
  hasCorrections() ? (await import('../../../corrections/kept.ts')).loadCorrections() : undefined;

/** Orcs and folk are fetched when somebody wants them, with what the owner of the box has corrected. */
export function useBox(box: Box): OwnBox {
  const [corrections, setCorrections] = useState<Partial<Record<Box, Corrections | undefined>>>({});
  useEffect(() => {
    if (box === 'base' || box in corrections) return;
    const rules = box === 'folk' ? installFolk() : installFiends();
    Promise.all([ownBox(), rules]).then(([own]) => setCorrections((known) => ({ ...known, [box]: own })));
  }, [box]);
  if (box === 'base') return PLAIN;
  return box in corrections ? { ready: true, corrections: corrections[box] } : FETCHING;
}
