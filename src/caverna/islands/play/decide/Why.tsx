import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { RuleLink } from '../../../../islands/RuleLink.tsx';
import type { Language } from '../../../../site/languages.ts';
import { explain, type Game } from '../../../engine/index.ts';
import { tellRefusal } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';
import type { WhyNot } from './why-not.ts';

export interface Props {
  language: Language;
  game: Game;
  why: WhyNot;
  onClose(): void;
}

/** Why something cannot be chosen, with the rules that say so. */
export function Why({ language, game, why, onClose }: Props): JSX.Element {
  const { t } = useReader();
  // None when nothing forbids it but the moment.
  const { reasons } = useMemo(() => explain(game, why.question), [game, why]);
  return (
    <div class="why" role="status">
      <p>
        <strong>{t.notPossible(why.name)}</strong> <RuleLink language={language} rule={why.rule} />
      </p>
      {reasons.length === 0 && <p>{t.notNow}</p>}
      <ul>
        {reasons.map((reason, i) => (
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
