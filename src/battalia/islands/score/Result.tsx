import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { type SideScore, type Verdict, winner } from '../../engine/index.ts';
import { type Parts, sideName } from './parts.ts';

/** The points of every side with their parts, and who wins. */
export function Result(props: Parts & { over: boolean }): JSX.Element {
  const { language, words, plan, over } = props;
  const verdict = winner(plan.agreed, plan.realms);
  return (
    <section class="desk-panel">
      <h2>{words.score}</h2>
      <ul class="score-sides">
        {verdict.standings.map((side) => (
          <li key={side.team.join()}>
            <b>
              {sideName(props, side.team)}: {words.points(side.points)}
            </b>
            <Sum {...props} side={side} />
            <RuleLink language={language} rule={side.rule} />
          </li>
        ))}
      </ul>
      <div class="desk-answer" aria-live="polite">
        <p>
          {!over && `${words.ifOver} `}
          <b>{verdictText(props, verdict)}</b>
        </p>
        {verdict.decidedBy && <p>{words.decided(words.stepNames[verdict.decidedBy])}</p>}
      </div>
    </section>
  );
}

function verdictText(props: Parts, { standings, winners }: Verdict): string {
  const { words } = props;
  const sides = winners.map((side) => standings[side]!.team);
  const who = sides.map((team) => sideName(props, team)).join(', ');
  if (sides.length > 1) return words.tie(who);
  return sides[0]!.length > 1 ? words.win(who) : words.wins(who);
}

/** Where the points come from. */
function Sum({ words, names, side }: Parts & { side: SideScore }): JSX.Element {
  return (
    <span class="score-sum">
      {side.parts.map(({ seat, cities, buildings }) => (
        <span key={seat}>
          {side.parts.length > 1 && `${names[seat]}: `}
          {words.ofCities(cities)}
          {buildings > 0 && ` + ${words.ofBuildings(buildings)}`}
        </span>
      ))}
      {side.factor !== 1 && <span>{words.pair(side.sum, String(side.sum * side.factor), side.points)}</span>}
    </span>
  );
}
