import type { JSX } from 'preact';
import { type EffectQuestion, nextRank } from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';
import { deckCardName } from '../../telling/storm-events.ts';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { type Chosen, USUALLY_STORED } from './chosen.ts';
import { PickList } from './PickList.tsx';
import { playerName, type StageProps } from './stage.tsx';

const MOST_STORED = 12;

/** A field for each question of an effect. */
export function QuestionFields({
  language,
  words,
  plan,
  questions,
  chosen,
  onChoose,
}: StageProps & {
  questions: readonly EffectQuestion[];
  chosen: Chosen;
  onChoose(chosen: Chosen): void;
}): JSX.Element {
  const set = (change: Chosen): void => onChoose({ ...chosen, ...change });
  const field = (question: EffectQuestion): JSX.Element | null => {
    switch (question.ask) {
      case 'artefact':
        return (
          <Choice
            legend={words.artefact}
            values={question.artefacts}
            chosen={chosen.artefact ?? null}
            name={(artefact) => nameOf(language, 'cards', artefact)}
            onChoose={(artefact) => set({ artefact })}
          />
        );
      case 'lord':
        return (
          <Choice
            legend={words.lord}
            values={question.lords}
            chosen={chosen.lord ?? null}
            name={(lord) => words.lords[lord]}
            onChoose={(lord) => set({ lord })}
          />
        );
      case 'road':
        return (
          <Choice
            legend={words.road}
            values={question.roads}
            chosen={chosen.road ?? null}
            name={(road) => words.roads[road]}
            onChoose={(road) => set({ road })}
          />
        );
      case 'square':
        return question.squares ? (
          <PickList
            label={words.square}
            empty={words.choose}
            values={question.squares}
            chosen={chosen.at}
            name={(square) => square}
            onChoose={(at) => set({ at })}
          />
        ) : null;
      case 'terrain':
        return plan.board ? (
          <PickList
            label={words.terrain}
            empty={words.choose}
            values={question.terrains}
            chosen={chosen.terrain}
            name={(terrain) => nameOf(language, 'terrains', terrain)}
            onChoose={(terrain) => set({ terrain })}
          />
        ) : null;
      case 'unit':
        return (
          <Choice
            legend={words.unit}
            values={question.ranks}
            chosen={chosen.from ?? null}
            name={(rank) =>
              words.becomes(
                nameOf(language, 'ranks', rank),
                nameOf(language, 'ranks', nextRank(rank) ?? rank),
              )
            }
            onChoose={(from) => set({ from })}
          />
        );
      case 'level':
        return (
          <Choice
            legend={words.level}
            values={question.levels}
            chosen={chosen.level ?? null}
            name={(level) => level}
            onChoose={(level) => set({ level })}
          />
        );
      case 'limbo':
        return (
          <PickList
            label={words.limbo}
            empty={words.choose}
            values={question.cards}
            chosen={chosen.card}
            name={(card) => deckCardName(language, card)}
            onChoose={(card) => set({ card })}
          />
        );
      case 'tent':
        return (
          <>
            <Choice
              legend={words.tentOf}
              values={question.seats}
              chosen={chosen.seat ?? null}
              name={(seat) => playerName(language, plan, seat)}
              onChoose={(seat) => set({ seat })}
            />
            <NumberField
              language={language}
              label={words.stored}
              value={chosen.stored ?? USUALLY_STORED}
              least={0}
              most={MOST_STORED}
              onChange={(stored) => set({ stored })}
            />
          </>
        );
      case 'fate':
      case 'half':
      case 'copy':
        return null;
    }
  };
  return (
    <>
      {questions.map((question) => (
        <div key={question.ask}>{field(question)}</div>
      ))}
    </>
  );
}
