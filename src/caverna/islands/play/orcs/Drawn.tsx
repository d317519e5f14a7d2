import type { JSX } from 'preact';
import { orcSceneWords } from '../../../../i18n/orc-scene.ts';
import { iconOf } from '../../../../site/icons.ts';
import { EVENTS, type Game, orcs, type Seat } from '../../../engine/index.ts';
import { nameGood, stepsInWords } from '../../../telling/index.ts';
import { CardFace } from '../../orc-event/CardFace.tsx';
import { useReader } from '../context.ts';
import { Goods } from '../signs/Goods.tsx';
import { Sign } from '../signs/Sign.tsx';

/** What lies on the event board: whose turn among the orcs it is, the card drawn for it, bribe and push. */
export function Drawn({ game, seat }: { game: Game; seat: Seat }): JSX.Element | null {
  const { language, t } = useReader();
  const words = orcSceneWords(language);
  const { events, active, bribes } = game.fiends!;
  const board = EVENTS[events - 1];
  if (!board) return null;
  const bribe = bribes[events - 1] ?? 'gold';
  const orc = active && orcs.orcOf(game.players[seat], active.orc);
  const card = active?.cards[seat];
  const steps = card ? orcs.cardOf(card, game.setup.box).steps : null;
  return (
    <div class="orc-scene-card">
      {steps && <CardFace steps={steps} />}
      <p>
        <strong>{words.eventName(events)}</strong>
        {orc && (
          <>
            {' '}
            <Sign name={orc.id === 'D' ? 'orc-d' : 'orc'} /> <strong>{words.orc(orc.id)}</strong>
            {orc.strength > 0 && `, ${words.strength(orc.strength)}`}
          </>
        )}
        {steps && <span class="orc-scene-way">{stepsInWords(language, steps)}</span>}
      </p>
      <ul>
        <li>
          <Sign name="bribe" /> {t.bribeGood}: <Sign name={iconOf(bribe)} label={nameGood(language, bribe)} />
        </li>
        <li>
          <Sign name="push" /> {t.pushCost}: <Goods goods={board.push} />
        </li>
      </ul>
    </div>
  );
}
