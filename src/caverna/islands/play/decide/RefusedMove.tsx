import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { RuleLink } from '../../../../islands/RuleLink.tsx';
import type { Game, Refusal } from '../../../engine/index.ts';
import { loadRefusalWords, tellRefusal } from '../../../telling/index.ts';
import { useReader } from '../context.ts';

/** Why the last wish was refused. The reason is fetched now; without a network the answer stays general. */
export function RefusedMove({ game, refusal }: { game: Game; refusal: Refusal }): JSX.Element {
  const { language } = useReader();
  const [found, setFound] = useState<{ of: Refusal; reason: Refusal } | null>(null);
  useEffect(() => {
    Promise.all([import('./ask-again.ts'), loadRefusalWords(language)]).then(
      ([{ askAgain }]) => setFound({ of: refusal, reason: askAgain(game, refusal) }),
      () => {},
    );
  }, [refusal]);
  const { rule, ...told } = found?.of === refusal ? found.reason : refusal;
  return (
    <>
      {tellRefusal(language, told)} {rule && <RuleLink language={language} rule={rule} />}
    </>
  );
}
