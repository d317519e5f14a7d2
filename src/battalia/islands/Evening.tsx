import '../board/tokens.css';
import './desk/desk.css';
import './evening/evening.css';
import type { JSX } from 'preact';
import { deskWords } from '../../i18n/battalia-desk.ts';
import { eveningWords } from '../../i18n/battalia-evening.ts';
import { anyId } from '../../islands/chance.ts';
import { EarlierDrafts } from '../../islands/EarlierDrafts.tsx';
import { type OpenStrange, useGames } from '../../islands/games/use-games.ts';
import { useKeeping } from '../../islands/games/use-keeping.ts';
import { useActor } from '../../islands/use-actor.ts';
import { useDraft } from '../../islands/use-draft.ts';
import type { Language } from '../../site/languages.ts';
import { evening as machine } from '../machines/index.ts';
import type { Battalia } from '../table/rules.ts';
import { Refused } from './desk/Refused.tsx';
import { Agreement } from './evening/Agreement.tsx';
import { keeper } from './evening/kept.ts';
import { Lobby } from './evening/Lobby.tsx';
import { Sitting } from './evening/Sitting.tsx';
import { freshWish, readWish, requestOf } from './evening/wish.ts';

/** What opens links and files of strangers comes when there is one. */
const openSafely: OpenStrange<Battalia> = async (...strange) =>
  (await import('../workers/open.ts')).openSafely(...strange);

/** The evening: a lobby with all evenings of this device, and one of them on the table. */
export default function Evening({ language }: { language: Language }): JSX.Element {
  const words = eveningWords(language);
  const [{ context }, send] = useActor(machine, { input: { keep: keeper.keep } });
  const games = useGames(keeper, openSafely, (session) => send({ type: 'open', session }));
  const keeping = useKeeping(keeper, context.session);
  const wishing = useDraft('battalia-evening', freshWish, readWish);
  const { game, session } = context;

  if (game && session)
    return (
      <Sitting
        key={session.id}
        {...{ language, words, send, keeping }}
        context={{ ...context, game }}
        arrival={games.brought && (words.brought[games.brought] ?? null)}
        onLeave={() => {
          history.replaceState(null, '', location.pathname);
          send({ type: 'leave' });
          keeper.keepNow().then(games.refresh);
        }}
      />
    );
  // Nothing is pressed before it can answer.
  if (!games.list) return <p class="desk">{deskWords(language).loading}</p>;
  return (
    <div class="desk">
      {games.trouble && (
        <p class="desk-trouble" role="alert">
          {words.trouble[games.trouble] ?? words.trouble.damaged}
        </p>
      )}
      {context.refusal && (
        <p class="desk-trouble" role="alert">
          <Refused language={language} refusal={context.refusal} />
        </p>
      )}
      <div class="desk-panels">
        <Agreement
          {...{ language, words }}
          wish={wishing.value}
          onChange={wishing.change}
          onBegin={() => {
            send({ type: 'begin', setup: requestOf(wishing.value), seed: wishing.value.seed, id: anyId() });
            wishing.drop();
          }}
        />
        <div class="desk-side">
          <Lobby {...{ language, words, games }} />
          <section class="desk-panel">
            <h2>{words.demonstration}</h2>
            <p>{words.demonstrationNote}</p>
            <p class="desk-buttons">
              <button
                type="button"
                class="button"
                onClick={() =>
                  import('./evening/demonstration.ts').then(({ beginDemonstration }) =>
                    beginDemonstration(send),
                  )
                }
              >
                {words.demonstration}
              </button>
            </p>
          </section>
          <EarlierDrafts language={language} others={wishing.others} />
        </div>
      </div>
    </div>
  );
}
