import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { journeyPrice, payJourney } from '../../engine/index.ts';
import { journeyOf, outcomeOf } from '../../simulators/storm.ts';
import { stormEventText } from '../../telling/storm-events.ts';
import { playerName, Stage, type StageProps } from './stage.tsx';

/** What the effect has done, and the steps that are left. */
export function Settled({ language, words, plan, send }: StageProps): JSX.Element {
  const outcome = outcomeOf(plan);
  const events = outcome?.ok ? outcome.value.events : [];
  const gained = events.reduce(
    (sum, event) => (event.event === 'stormGain' && event.seat === plan.seat ? sum + event.count : sum),
    0,
  );
  const cards = plan.underway?.cards;
  const paid = cards ? payJourney(journeyPrice(journeyOf(plan)), cards, plan.free) : null;
  return (
    <Stage title={words.settled}>
      <ul role="status" class="storm-events">
        {events.map((event, i) => (
          <li key={i}>
            {stormEventText(language, event, (seat) => playerName(language, plan, seat))}{' '}
            <RuleLink language={language} rule={event.rule} />
          </li>
        ))}
        {gained > 0 && <li>{words.deckGrows(gained)}</li>}
      </ul>
      <p>
        <button type="button" class="button main" onClick={() => send({ type: 'goOn' })}>
          {words.goOn(paid?.ok ? paid.value.left : null)}
        </button>{' '}
        <RuleLink language={language} rule="battalia.gates.stepsStay" />
      </p>
    </Stage>
  );
}
