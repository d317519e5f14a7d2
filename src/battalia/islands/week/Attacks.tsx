import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { weekWords } from '../../../i18n/battalia-week.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { mayAttack, membersOf, mostAttacks, type Seat } from '../../engine/index.ts';
import type { WeekPart } from './parts.ts';
import { playerName } from './seating.ts';

/** One member: whom to attack, or the battle under way. */
function Member({ language, plan, send, attacker }: WeekPart & { attacker: Seat }): JSX.Element {
  const words = weekWords(language);
  const { agreed, turn, players } = plan;
  const name = (seat: Seat): string => playerName(language, plan, seat);
  const fight = turn.fights.find((each) => each.attacker === attacker);
  const row = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // The button that was pressed is gone with the battle that it began or ended: its row keeps the focus.
  useEffect(() => {
    if (pressed.current) (row.current?.querySelector<HTMLElement>('button:enabled') ?? row.current)?.focus();
    pressed.current = false;
  }, [fight === undefined]);
  const press = (event: Parameters<typeof send>[0]): void => {
    pressed.current = true;
    send(event);
  };
  const members = membersOf(agreed, turn);
  const opponents = players.map((_, seat) => seat).filter((seat) => !members.includes(seat));
  const attackOn = (defender: Seat | null): JSX.Element => {
    const called = defender === null ? words.neutral : name(defender);
    const busy = defender !== null && turn.fights.some((each) => each.defender === defender);
    const shown = busy ? words.busy(called) : called;
    return (
      <button
        key={defender ?? 'neutral'}
        type="button"
        class="button"
        disabled={!mayAttack(agreed, turn, { attacker, defender }).ok}
        aria-label={words.attackOn(name(attacker), shown)}
        onClick={() => press({ type: 'attack', fight: { attacker, defender } })}
      >
        {shown}
      </button>
    );
  };
  return (
    <div class="week-member" ref={row} tabIndex={-1}>
      {fight ? (
        <>
          <p>
            {fight.defender === null
              ? words.fightsNeutral(name(attacker))
              : words.fights(name(attacker), name(fight.defender))}
          </p>
          <button type="button" class="button" onClick={() => press({ type: 'battleOver', attacker })}>
            {words.battleOver(name(attacker))}
          </button>
        </>
      ) : (
        <>
          <p>{words.attackFrom(name(attacker))}</p>
          {[...opponents, null].map(attackOn)}
        </>
      )}
    </div>
  );
}

/** Who fights whom in a team’s turn, and who must wait. */
export function Attacks(part: WeekPart): JSX.Element {
  const { language, plan } = part;
  const words = weekWords(language);
  const most = mostAttacks(plan.agreed, plan.turn);
  return (
    <section class="desk-panel no-print">
      <h2>{words.attacks}</h2>
      <p>
        {words.attacksHow} <RuleLink language={language} rule="battalia.team.lock" />
      </p>
      {most !== null && (
        <p>
          <b>{words.attacksUsed(plan.turn.attacks, most)}</b>{' '}
          <RuleLink language={language} rule="battalia.team.twoAttacks" />
        </p>
      )}
      {membersOf(plan.agreed, plan.turn).map((attacker) => (
        <Member key={attacker} {...part} attacker={attacker} />
      ))}
      <p class="desk-soft">
        {words.refill} <RuleLink language={language} rule="battalia.team.refill" />
      </p>
      <p class="desk-soft">
        {words.own} <RuleLink language={language} rule="battalia.team.own" />{' '}
        <RuleLink language={language} rule="battalia.team.connected" />
      </p>
    </section>
  );
}
