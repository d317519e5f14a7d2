import type { JSX } from 'preact';
import { metamorphaWords } from '../../../i18n/battalia-metamorpha.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { HEROES, tributes, useRefusal } from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';
import { Refused } from '../desk/Refused.tsx';
import type { MetamorphaParts } from './parts.ts';

/** Each hero: may he use her now, or why not; what has been used and paid this turn. */
export function UsersNow({ language, plan, send }: MetamorphaParts): JSX.Element {
  const words = metamorphaWords(language);
  const [first, second] = HEROES.map((hero) => useRefusal(plan, hero));
  // What holds for both is said once.
  const everybody = first && first.code === second?.code && first.code !== 'otherTerrain' ? first : null;
  return (
    <>
      {everybody ? (
        <p>
          <Refused language={language} refusal={everybody} />
        </p>
      ) : (
        HEROES.map((hero) => <Hero key={hero} {...{ language, plan, send, hero }} />)
      )}
      <p>{words.cost(tributes(plan))}</p>
      {plan.uses.length === 0 ? (
        <p class="desk-soft">{words.nothingUsed}</p>
      ) : (
        <>
          <ul class="metamorpha-uses">
            {plan.uses.map(({ hero, terrain }) => (
              <li key={`${hero} ${terrain}`}>
                {words.usedLine(hero, nameOf(language, 'abilities', terrain))}
              </li>
            ))}
          </ul>
          <button type="button" class="button" onClick={() => send({ type: 'turn' })}>
            {words.nextTurn}
          </button>
        </>
      )}
      <p class="desk-soft">
        <RuleLink language={language} rule="battalia.metamorpha.limit" />{' '}
        <RuleLink language={language} rule="battalia.metamorpha.tribute" />
      </p>
    </>
  );
}

function Hero({ language, plan, send, hero }: MetamorphaParts & { hero: 0 | 1 }): JSX.Element {
  const words = metamorphaWords(language);
  const refusal = useRefusal(plan, hero);
  return refusal ? (
    <p>
      <strong>{words.cannot(hero)}</strong> <Refused language={language} refusal={refusal} />
    </p>
  ) : (
    <button type="button" class="button main" onClick={() => send({ type: 'use', hero })}>
      {words.use(hero, nameOf(language, 'abilities', plan.terrain!))}
    </button>
  );
}
