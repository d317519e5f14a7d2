import type { JSX } from 'preact';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { valleysWords } from '../../../i18n/battalia-valleys.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { buildingsOf, centreDefence, freeChoices, valleyPoints, valleysIn } from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';
import { Panel } from '../desk/Panel.tsx';
import type { ValleysParts } from './parts.ts';

/** Buildings, points and free cards of everybody, and what the centres defend with. */
export function Control({ language, plan, busy, send }: ValleysParts): JSX.Element {
  const words = valleysWords(language);
  const { valleys, seat } = plan;
  const player = (each: number): string => deskWords(language).player(each + 1);
  const choices = freeChoices(valleys, seat);
  const seats = Array.from({ length: plan.players }, (_, each) => each);
  const freeText = (each: number): string => {
    if (valleys.freeTaken.includes(each)) return words.freeDone;
    return freeChoices(valleys, each).length > 0 ? words.freeOpen : words.freeNone;
  };
  return (
    <Panel heading={words.control}>
      <div class="desk-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.player}</th>
              <th scope="col">{words.buildings}</th>
              <th scope="col">{words.points}</th>
              <th scope="col">{words.freeHead}</th>
            </tr>
          </thead>
          <tbody>
            {seats.map((each) => (
              <tr key={each}>
                <th scope="row">{words.ownerSign(each + 1)}</th>
                <td>
                  {buildingsOf(valleys, each)
                    .map((building) => nameOf(language, 'buildings', building))
                    .join(', ') || '–'}
                </td>
                <td class="number">{valleyPoints(valleys, each)}</td>
                <td>{freeText(each)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {choices.length > 0 && !busy && (
        <fieldset class="valley-buttons">
          <legend>
            {player(seat)}: {words.freeCard}
          </legend>
          {choices.map((card) => (
            <button type="button" class="button" key={card} onClick={() => send({ type: 'free', card })}>
              {words.free(nameOf(language, 'cards', card))}
            </button>
          ))}
        </fieldset>
      )}
      {valleys.freeTaken.length > 0 && !busy && (
        <button type="button" class="button" onClick={() => send({ type: 'round' })}>
          {words.round}
        </button>
      )}
      <p class="desk-soft">
        {words.freeNote} <RuleLink language={language} rule="battalia.valleys.free" />
      </p>
      <h3>{words.defence}</h3>
      <ul class="valley-defence">
        {valleysIn(valleys).map(([valley, lying]) => {
          const { total, base, buildings } = centreDefence(lying);
          const parts = [
            String(base),
            ...buildings.map(({ building, adds }) => `${adds} (${nameOf(language, 'buildings', building)})`),
          ].join(' + ');
          return (
            <li key={valley}>
              {words.centreOf(nameOf(language, 'buildings', valley))}:{' '}
              {lying.centreOwner === null
                ? words.neutralDefence(total)
                : words.ownDefence(total, parts, player(lying.centreOwner))}
            </li>
          );
        })}
      </ul>
      <p class="desk-soft">
        {words.buildingDefence} {words.lostNote}{' '}
        <RuleLink language={language} rule="battalia.valleys.defence" />{' '}
        <RuleLink language={language} rule="battalia.valleys.lost" />
      </p>
    </Panel>
  );
}
