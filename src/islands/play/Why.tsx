import type { JSX } from 'preact';
import type { Refusal } from '../../engine/index.ts';
import { tellRefusal } from '../../telling/index.ts';
import { RuleLink } from '../RuleLink.tsx';
import { useReader } from './context.ts';
import { Sign } from './Sign.tsx';

export interface WhyNot {
  name: string;
  /** The rule of the thing itself. */
  rule: string;
  /** Empty when nothing forbids it but the moment. */
  reasons: readonly Refusal[];
}

/** Why something cannot be chosen, with the rules that say so. */
export function Why({ why, onClose }: { why: WhyNot; onClose(): void }): JSX.Element {
  const { language, t } = useReader();
  return (
    <div class="why" role="status">
      <p>
        <strong>{t.notPossible(why.name)}</strong> <RuleLink language={language} rule={why.rule} />
      </p>
      {why.reasons.length === 0 && <p>{t.notNow}</p>}
      <ul>
        {why.reasons.map((reason, i) => (
          <li key={i}>
            {tellRefusal(language, reason)}{' '}
            {reason.rule && <RuleLink language={language} rule={reason.rule} />}
          </li>
        ))}
      </ul>
      <button type="button" class="icon-button" aria-label={t.close} onClick={onClose}>
        <Sign name="close" />
      </button>
    </div>
  );
}
