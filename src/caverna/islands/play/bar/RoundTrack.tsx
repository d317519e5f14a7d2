import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Game, publicView } from '../../../engine/index.ts';
import { nameHarvest, nameSpace } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';

const signs: Record<string, string> = {
  full: 'harvest',
  feed1: 'food',
  fieldOrBreeding: 'breed',
  miningAndFeeding: 'ore-mine',
  armedFeeding: 'weapon',
};

/** All rounds in a row: where we are, what each harvest is as far as it is known, and where orcs come. */
export function RoundTrack({ game }: { game: Game }): JSX.Element {
  const { language, t } = useReader();
  const { round: now, harvest: coming, reds, cards, markers, fiends } = game;
  // The same drawing as long as nothing on the track has changed.
  return useMemo(
    () => (
      <ol class="rounds" aria-label={t.roundTrack}>
        {publicView(game).rounds.map(({ round, card, marker, harvest }) => {
          const orcs = marker === 'orc';
          const says = [
            t.round(round),
            harvest ? nameHarvest(language, harvest, game) : t.harvestUnknown,
            orcs && t.orcEvent,
            card && nameSpace(language, card),
          ].filter(Boolean);
          return (
            <li
              key={round}
              class={round < game.round ? 'round past' : 'round'}
              title={says.join(' · ')}
              {...(round === game.round ? { 'aria-current': 'step' as const } : {})}
            >
              <span aria-hidden="true" class="round-number">
                {round}
              </span>
              <span class="hidden-visually">{says.join(', ')}</span>
              <span class="round-signs" aria-hidden="true">
                {orcs && <Sign name="orc" class="round-orc" />}
                {harvest === null ? (
                  '?'
                ) : harvest === 'none' ? (
                  '–'
                ) : (
                  <Sign name={signs[harvest] ?? 'harvest'} />
                )}
                {harvest === 'feed1' && '1'}
              </span>
            </li>
          );
        })}
      </ol>
    ),
    [language, now, coming, reds, cards, markers, fiends?.events],
  );
}
