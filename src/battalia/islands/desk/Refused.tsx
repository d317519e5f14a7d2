import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import type { Refusal } from '../../engine/index.ts';
import { refusalText } from '../../telling/refusals.ts';

/** Why something is not possible, with its rule. */
export function Refused({ language, refusal }: { language: Language; refusal: Refusal }): JSX.Element {
  return (
    <>
      {refusalText(language, refusal)} {refusal.rule && <RuleLink language={language} rule={refusal.rule} />}
    </>
  );
}
