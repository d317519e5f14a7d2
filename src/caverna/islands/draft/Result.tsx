import type { JSX } from 'preact';
import type { DraftWords } from '../../../i18n/folk-draft.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import type { Draft } from '../../engine/index.ts';
import type { FolkCard } from './types.ts';

interface Props {
  language: Language;
  words: DraftWords;
  draft: Draft;
  names: string[];
  folks: FolkCard[];
}

/** What everybody plays, what their boards ask for, and which tiles change places. */
export function Result({ language, words, draft, names, folks }: Props): JSX.Element {
  const cardOf = (id: string | null): FolkCard | undefined => folks.find((folk) => folk.id === id);
  return (
    <div class="draft-result">
      <ul class="draft-folks">
        {draft.kept.map((id, seat) => {
          const folk = cardOf(id);
          return (
            <li key={seat} class="draft-folk">
              <h3>
                <svg class="icon" aria-hidden="true">
                  <use href={`/icons.svg#${folk?.icon ?? 'dwarf'}`} />
                </svg>
                {names[seat]}: {folk ? <a href={folk.href}>{folk.name}</a> : words.dwarfs}
              </h3>
              {folk && (
                <>
                  <p>{folk.summary}</p>
                  {folk.setup && (
                    <p>
                      <b>{words.setupLine}:</b> {folk.setup}
                    </p>
                  )}
                  <p>
                    <b>{words.tilesIn}:</b>
                  </p>
                  <ul>
                    {folk.tiles.map((tile) => (
                      <li key={tile.name}>
                        <a href={tile.href}>{tile.name}</a>,{' '}
                        {tile.replaces ? words.instead(tile.replaces) : words.insteadOfNothing}
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p>
        <b>{words.box}:</b> {draft.box.map((id) => cardOf(id)?.name).join(', ')}
      </p>
      <p>
        {words.rule}: <RuleLink language={language} rule="folk.choose.replace" />,{' '}
        <RuleLink language={language} rule="folk.choose.boardSetup" />
      </p>
    </div>
  );
}
