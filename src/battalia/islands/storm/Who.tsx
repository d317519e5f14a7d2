import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import { FactionSelect } from '../parts/FactionSelect.tsx';
import { playerName, Stage, type StageProps } from './stage.tsx';

const COUNTS = [2, 3, 4, 5, 6];

export function Who({ language, words, plan, send }: StageProps): JSX.Element {
  const { seat, hero, advanced, table, jumped } = plan;
  const mine = jumped.filter((each) => each.seat === seat).map((each) => each.hero);
  return (
    <Stage title={words.who}>
      <Choice<0 | 1>
        legend={words.hero}
        values={[0, 1]}
        chosen={hero}
        name={words.heroName}
        onChoose={(value) => send({ type: 'enter', entry: { hero: value } })}
      />
      <Check checked={advanced} onChange={(value) => send({ type: 'enter', entry: { advanced: value } })}>
        {words.advanced}
      </Check>
      {advanced && (
        <FactionSelect
          language={language}
          label={words.faction}
          value={table.players[seat]?.faction ?? null}
          none={words.noFaction}
          onChange={(faction) => send({ type: 'faction', faction })}
        />
      )}
      {mine.length > 0 && (
        <p>
          {words.jumped(mine)} <RuleLink language={language} rule="battalia.gates.once" />{' '}
          <button type="button" class="button" onClick={() => send({ type: 'newTurn' })}>
            {words.newTurn}
          </button>
        </p>
      )}
      <details>
        <summary>{words.table}</summary>
        <Choice
          legend={words.players}
          values={COUNTS}
          chosen={table.players.length}
          name={(count) => count}
          onChoose={(players) => send({ type: 'players', players })}
        />
        <Choice
          legend={words.onTurn}
          values={[...table.players.keys()]}
          chosen={seat}
          name={(each) => playerName(language, plan, each)}
          onChoose={(each) => send({ type: 'enter', entry: { seat: each } })}
        />
      </details>
    </Stage>
  );
}
