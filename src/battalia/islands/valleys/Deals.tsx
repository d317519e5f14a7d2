import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { valleysWords } from '../../../i18n/battalia-valleys.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { type Deal, onBridge, type Prize, strike } from '../../engine/index.ts';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { Panel } from '../desk/Panel.tsx';
import { Refused } from '../desk/Refused.tsx';
import { Holdings } from './Holdings.tsx';
import type { ValleysParts } from './parts.ts';

const DEALS = ['points', 'levels', 'swap'] as const;
const PRIZES: readonly Prize[] = ['greatArtefact', 'fate'];

const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0');

/** The three deals of the council: what each would change, and why it cannot be made. */
export function Deals(parts: ValleysParts): JSX.Element {
  const { language, plan, busy, send } = parts;
  const words = valleysWords(language);
  const { seat, dealers, options } = plan;
  const dealer = dealers[seat]!;
  const [kind, setKind] = useState<(typeof DEALS)[number]>('points');
  const [prize, setPrize] = useState<Prize>('greatArtefact');
  /** Levels up or down, city by city. */
  const [levels, setLevels] = useState<readonly number[]>([]);
  const which = dealer.cities.flatMap((_, city) => Array<number>(levels[city] ?? 0).fill(city));
  const deal: Deal =
    kind === 'points'
      ? { deal: kind, raise: which }
      : kind === 'levels'
        ? { deal: kind, lower: which, prize }
        : { deal: kind, prize };
  const struck = strike(seat, dealer, deal, options);
  const there = onBridge(plan.valleys, plan.at).ok;
  const make = (): void => {
    send({ type: 'deal', deal });
    setLevels([]);
  };
  const effect =
    kind === 'points'
      ? words.handIn(which.length)
      : (kind === 'levels' ? words.giveFor : words.swapFor)(words.prizes[prize]);
  return (
    <Panel heading={words.deals}>
      <Holdings {...parts} />
      <Choice
        legend={words.deals}
        values={DEALS}
        chosen={kind}
        name={(each) =>
          words[each === 'points' ? 'dealPoints' : each === 'levels' ? 'dealLevels' : 'dealSwap']
        }
        onChoose={(each) => {
          setKind(each);
          setLevels([]);
        }}
      />
      {kind !== 'swap' && (
        <div class="valley-purse">
          {dealer.cities.map((level, city) => (
            <NumberField
              key={city}
              language={language}
              label={words[kind === 'points' ? 'raise' : 'lower'](city + 1, level)}
              value={levels[city] ?? 0}
              least={0}
              most={kind === 'points' ? 6 : 2}
              onChange={(count) =>
                setLevels(dealer.cities.map((_, i) => (i === city ? count : (levels[i] ?? 0))))
              }
            />
          ))}
        </div>
      )}
      {kind !== 'points' && (
        <Choice
          legend={words.prizeHead}
          values={PRIZES}
          chosen={prize}
          name={(each) => words.prizes[each]}
          onChoose={(each) => setPrize(each)}
        />
      )}
      <div aria-live="polite">
        {struck.ok ? (
          <p class="desk-answer">
            {words.change(signed(struck.value.state.points), signed(struck.value.state.cards))}
          </p>
        ) : (
          <p>
            <Refused language={language} refusal={struck.error} />
          </p>
        )}
      </div>
      {!there && <p>{words.goToBridge}</p>}
      {there && plan.dealt && <p>{words.dealDone}</p>}
      {there && !plan.dealt && !busy && (
        <button type="button" class="button main" disabled={!struck.ok} onClick={make}>
          {effect}
        </button>
      )}
      <p class="desk-soft">
        {words.toHaven} <RuleLink language={language} rule="battalia.bridge.stop" />{' '}
        <RuleLink language={language} rule={`battalia.bridge.${kind}`} />
      </p>
      {kind === 'swap' && prize === 'fate' && (
        <p class="desk-soft">
          {deskWords(language).openPoint} {words.swapOpen}
        </p>
      )}
    </Panel>
  );
}
