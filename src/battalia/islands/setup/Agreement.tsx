import type { JSX } from 'preact';
import {
  type Agreed,
  BASE_GREAT_ARTEFACTS,
  type BaseGreatArtefacts,
  CONNECTORS,
  EDITIONS,
  sidesFor,
} from '../../engine/index.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import type { Parts } from './parts.ts';

const PLAYERS = [2, 3, 4, 5, 6] as const;
const MODULES = ['bilkarr', 'metamorpha', 'fanatics', 'unbound'] as const;
const FULLS = { book: null, ends: true, goesOn: false } as const;
type Full = keyof typeof FULLS;

/** What is played: players, mode, boxes, modules. */
export function Agreement({ words, plan, send }: Parts): JSX.Element {
  const { agreed, base, largeBoard } = plan;
  const agree = (part: Partial<Agreed>): void =>
    send({ type: 'agree', part: { agreed: { ...agreed, ...part } } });
  const sides = sidesFor(agreed.players);
  return (
    <section class="desk-panel">
      <h2>{words.agree}</h2>
      <Choice
        legend={words.players}
        values={PLAYERS}
        chosen={agreed.players as (typeof PLAYERS)[number]}
        name={String}
        onChoose={(players) => send({ type: 'players', players })}
      />
      {sides.length > 1 && (
        <Choice
          legend={words.sides}
          values={sides}
          chosen={agreed.sides}
          name={(each) => words.side[each]}
          onChoose={(chosen) => agree({ sides: chosen })}
        />
      )}
      <Choice
        legend={words.mode}
        values={['hero', 'beginners'] as const}
        chosen={agreed.heroMode ? 'hero' : 'beginners'}
        name={(mode) => words.modes[mode]}
        onChoose={(mode) => agree({ heroMode: mode === 'hero' })}
      />
      <Choice
        legend={words.edition}
        values={EDITIONS}
        chosen={agreed.edition}
        name={(edition) => words.editions[edition]}
        onChoose={(edition) => agree({ edition })}
      />
      <Choice<BaseGreatArtefacts>
        legend={words.base}
        values={BASE_GREAT_ARTEFACTS}
        chosen={base}
        name={(count) => words.bases[count]}
        onChoose={(count) => send({ type: 'agree', part: { base: count } })}
      />
      {agreed.players <= 4 && (
        <Choice
          legend={words.board}
          values={['small', 'large'] as const}
          chosen={largeBoard ? 'large' : 'small'}
          name={(board) => words.boards[board]}
          onChoose={(board) => send({ type: 'agree', part: { largeBoard: board === 'large' } })}
        />
      )}
      <fieldset class="setup-modules">
        <legend>{words.modules}</legend>
        {MODULES.map((module) => (
          <Check key={module} checked={agreed[module]} onChange={(on) => agree({ [module]: on })}>
            {words.module[module]}
          </Check>
        ))}
      </fieldset>
      <Choice
        legend={words.valleys}
        values={['none', ...CONNECTORS] as const}
        chosen={agreed.connector ?? 'none'}
        name={(connector) => words.connectors[connector]}
        onChoose={(connector) => agree({ connector: connector === 'none' ? null : connector })}
      />
      <Choice
        legend={words.full}
        values={Object.keys(FULLS) as Full[]}
        chosen={agreed.fullBoardEnds === null ? 'book' : agreed.fullBoardEnds ? 'ends' : 'goesOn'}
        name={(full) => words.fulls[full]}
        onChoose={(full) => agree({ fullBoardEnds: FULLS[full] })}
      />
    </section>
  );
}
