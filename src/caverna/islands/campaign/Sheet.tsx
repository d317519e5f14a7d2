import type { JSX } from 'preact';
import type { CampaignWords } from '../../../i18n/campaign.ts';
import { CAMPAIGN, type Campaign, campaignStrengths } from '../../engine/index.ts';

interface Props {
  words: CampaignWords;
  campaign: Campaign;
  /** A milestone in words. */
  milestone(id: string): string;
}

/** The tracking sheet: a row for each of the five games. */
export function Sheet({ words, campaign, milestone }: Props): JSX.Element {
  const { games, pending, side, carry } = campaign;
  const rows = Array.from({ length: CAMPAIGN.games }, (_, i) => {
    const played = games[i];
    const open = i === games.length && pending ? pending : null;
    return { game: i + 1, row: played ?? open, spent: played?.spent, remaining: played?.remaining };
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section class="table-scroll" aria-label={words.sheet} tabIndex={0}>
      <table class="sources sheet">
        <caption class="hidden-visually">{words.sheet}</caption>
        <thead>
          <tr>
            {[
              words.game,
              words.strengths,
              words.carry,
              words.points,
              words.total,
              words.milestone,
              words.expenses,
              words.remaining,
            ].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ game, row, spent, remaining }) => (
            <tr key={game} class={game === games.length + 1 ? 'sheet-now' : undefined}>
              <th scope="row">{game}</th>
              <td>{campaignStrengths(side, game).join(' ')}</td>
              <td>{row?.carry ?? (game === games.length + 1 ? carry : '')}</td>
              <td>{row?.points}</td>
              <td>{row?.total}</td>
              <td>{row && `${milestone(row.milestone)} – ${row.met ? words.met : words.notMet}`}</td>
              <td>{spent}</td>
              <td>{remaining}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
