import type { JSX } from 'preact';
import { anySeed } from '../../../../islands/chance.ts';
import { lazy } from '../../../../islands/lazy.tsx';
import { RuleLink } from '../../../../islands/RuleLink.tsx';
import { UnreadDrafts } from '../../../../islands/UnreadDrafts.tsx';
import { useDraft } from '../../../../islands/use-draft.ts';
import { HIGHEST_SEED, MOST_PLAYERS, readSetup, type SetupRequest } from '../../../engine/index.ts';
import { CorrectionsNote } from '../../corrections/CorrectionsNote.tsx';
import { Refused } from '../../Refused.tsx';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';
import { BoxFields } from './BoxFields.tsx';
import { RulingFields } from './RulingFields.tsx';
import { SeatField } from './SeatField.tsx';
import { SeedField } from './SeedField.tsx';
import { useCorrections } from './use-corrections.ts';
import { emptySeat, firstWish, readWish, requestOf, seedOf, type Wish } from './wish.ts';

const FolkDraw = lazy(async () => (await import('./FolkDraw.tsx')).FolkDraw);

interface Begin {
  setup: SetupRequest;
  seed: number;
  bots: readonly (string | null)[];
}

/** Everything that is agreed on before a game. The engine checks it; nothing that was entered gets lost. */
export function SetupForm({ onBegin }: { onBegin(begin: Begin): void }): JSX.Element {
  const { language, t } = useReader();
  const drafting = useDraft('setup', () => firstWish(anySeed()), readWish);
  const { value: wish, change: changeWish } = drafting;
  const change = (part: Partial<Wish>): void => changeWish((now) => ({ ...now, ...part }));
  const { box, seats } = wish;
  const { ready, corrections } = useCorrections(box);

  const nameOf = (seat: number): string =>
    seats[seat]!.name.trim() || (seats[seat]!.bot ? t.botName(seat + 1) : t.playerName(seat + 1));
  const setup = requestOf(wish, nameOf, corrections);
  const checked = ready ? readSetup(setup) : null;
  const seed = seedOf(wish);
  const goodSeed = seed <= HIGHEST_SEED;

  const begin = (event: Event): void => {
    event.preventDefault();
    if (!checked?.ok || !goodSeed) return;
    // Names and rulings stay for the next game; its deal is another one.
    change({ seed: `${anySeed()}` });
    onBegin({ setup, seed, bots: seats.map(({ bot }) => bot) });
  };
  return (
    <form class="setup" onSubmit={begin}>
      <UnreadDrafts language={language} unread={drafting.unread} />
      <BoxFields wish={wish} onChange={change} />
      <CorrectionsNote language={language} module={box} corrections={corrections} />
      <fieldset>
        <legend>{t.seats}</legend>
        <ol class="seat-fields">
          {seats.map((seat, n) => (
            <SeatField
              key={n}
              n={n}
              seat={seat}
              name={nameOf(n)}
              box={box}
              taken={seats.flatMap((other) => (other === seat ? [] : [other.folk]))}
              solo={seats.length === 1}
              onChange={(next) => change({ seats: seats.map((other, i) => (i === n ? next : other)) })}
              onRemove={() => change({ seats: seats.filter((_, i) => i !== n) })}
            />
          ))}
        </ol>
        {seats.length < MOST_PLAYERS && (
          <p class="setup-more">
            <button type="button" class="button" onClick={() => change({ seats: [...seats, emptySeat] })}>
              {t.addPerson}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => change({ seats: [...seats, { ...emptySeat, bot: 'greedy' }] })}
            >
              {t.addBot}
            </button>
          </p>
        )}
        {box === 'folk' && (
          <FolkDraw
            seats={seats.length}
            onDraw={(folk) => change({ seats: seats.map((seat, i) => ({ ...seat, folk: folk[i] ?? null })) })}
          />
        )}
        {seats.length === 1 && <p class="soft">{t.soloNote}</p>}
      </fieldset>
      <RulingFields wish={wish} onChange={change} />
      <SeedField seed={wish.seed} good={goodSeed} onChange={(next) => change({ seed: next })} />
      {checked && !checked.ok && (
        <p class="trouble" role="alert">
          <Refused language={language} refusal={checked.error} />{' '}
          {checked.error.rule && <RuleLink language={language} rule={checked.error.rule} />}
        </p>
      )}
      <p>
        <button type="submit" class="button button-strong" disabled={!checked?.ok || !goodSeed}>
          <Sign name="play" /> {ready ? t.begin : t.fetchingBox}
        </button>
      </p>
    </form>
  );
}
