import type { JSX } from 'preact';
import type { DraftWords } from '../../../i18n/folk-draft.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import type { Draft, FolkId } from '../../engine/index.ts';
import { draftChoice } from '../../engine/index.ts';
import type { FolkCard } from './types.ts';

interface Props {
  language: Language;
  words: DraftWords;
  draft: Draft;
  names: string[];
  folks: FolkCard[];
  onKeep(folk: FolkId): void;
}

/** Two boards, one of which is kept. */
export function Choice({ language, words, draft, names, folks, onKeep }: Props): JSX.Element {
  const choice = draftChoice(draft);
  if (!choice) return <p />;
  const piled = draft.box.length === 0;
  const later = draft.order.slice(1).map((seat) => names[seat]);
  return (
    <div class="draft-choice">
      <p>
        {piled ? words.drawn : words.dealtTwo}{' '}
        <RuleLink language={language} rule={piled ? 'folk.choose.turn' : 'folk.choose.deal'} />
      </p>
      <ul class="draft-folks">
        {choice.boards.map((id) => {
          const folk = folks.find((each) => each.id === id);
          return (
            folk && (
              <li key={id} class="draft-folk">
                <h3>
                  <svg class="icon" aria-hidden="true">
                    <use href={`/icons.svg#${folk.icon}`} />
                  </svg>
                  {folk.name}
                </h3>
                <p>{folk.summary}</p>
                {folk.hard && <p class="draft-hard">{words.hard}</p>}
                <p>
                  <a href={folk.href} target="_blank" rel="noreferrer">
                    {words.read(folk.name)}
                  </a>
                </p>
                <button type="button" class="button main" onClick={() => onKeep(id)}>
                  {words.keep(folk.name)}
                </button>
              </li>
            )
          );
        })}
      </ul>
      <p class="draft-later">
        {piled && `${words.pileLeft(draft.pile.length)}. `}
        {later.length > 0 && words.stillToChoose(later.join(', '))}
      </p>
    </div>
  );
}
