import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { tradeWords } from '../../../i18n/battalia-trade.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { POSTS } from '../../engine/index.ts';
import { MOST_CARDS } from '../../simulators/trade.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { Panel } from '../desk/Panel.tsx';
import type { TradeParts } from './parts.ts';

/** The posts on the board, and building another one. */
export function Posts({ language, plan, send }: TradeParts): JSX.Element {
  const words = tradeWords(language);
  const [site, setSite] = useState({ road: true, linked: true });
  const names = [words.noPost, words.onePost, words.twoPosts];
  return (
    <Panel heading={words.posts}>
      <Choice
        legend={words.postsOnBoard}
        values={[0, 1, 2]}
        chosen={plan.posts}
        name={(count) => names[count]}
        onChoose={(posts) => send({ type: 'enter', fields: { posts } })}
      />
      <Check checked={plan.atPost} onChange={(atPost) => send({ type: 'enter', fields: { atPost } })}>
        {words.heroThere}
      </Check>
      {plan.posts < POSTS && (
        <>
          <h3>{words.build}</h3>
          <NumberField
            language={language}
            label={words.frimen}
            value={plan.frimen}
            least={0}
            most={MOST_CARDS}
            onChange={(frimen) => send({ type: 'enter', fields: { frimen } })}
          />
          <Check checked={site.road} onChange={(road) => setSite({ ...site, road })}>
            {words.road}
          </Check>
          <Check checked={site.linked} onChange={(linked) => setSite({ ...site, linked })}>
            {words.linked}
          </Check>
          <button type="button" class="button" onClick={() => send({ type: 'build', site })}>
            {words.buildNow}
          </button>
        </>
      )}
      <p class="desk-soft">
        {words.share} <RuleLink language={language} rule="battalia.posts.build" />{' '}
        <RuleLink language={language} rule="battalia.posts.sides" />
      </p>
    </Panel>
  );
}
