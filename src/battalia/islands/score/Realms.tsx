import type { JSX } from 'preact';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { CITY_LEVELS, checkRealms, LEVELS, MOST_CROWNED, type Realm, sidesFor } from '../../engine/index.ts';
import { MOST_BUILDINGS, MOST_CARDS, MOST_CITIES, MOST_HEROES } from '../../simulators/score.ts';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { Refused } from '../desk/Refused.tsx';
import { NameField } from '../parts/NameField.tsx';
import { FromMap } from './FromMap.tsx';
import type { Parts } from './parts.ts';

/** How many cities of a level somebody can have. battalia.cities.twoResidences, battalia.cities.oneCapital */
const mostOf = (level: number): number =>
  ({ [CITY_LEVELS.residence]: MOST_CROWNED.residences, [CITY_LEVELS.capital]: MOST_CROWNED.capitals })[
    level
  ] ?? MOST_CITIES;

const PLAYERS = [2, 3, 4, 5, 6] as const;

/** What everybody has, with a step down and up for each number. */
export function Realms(parts: Parts): JSX.Element {
  const { words, plan } = parts;
  return (
    <section class="desk-panel">
      <h2>{words.realms}</h2>
      <Sitting {...parts} />
      <FromMap {...parts} />
      <div class="score-realms">
        {plan.realms.map((realm, seat) => (
          <RealmFields key={seat} {...parts} realm={realm} seat={seat} />
        ))}
      </div>
    </section>
  );
}

/** How many play, and who with whom. */
function Sitting({ words, plan: { agreed }, send }: Parts): JSX.Element {
  const sides = sidesFor(agreed.players);
  return (
    <div class="score-sitting no-print">
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
          onChoose={(chosen) => send({ type: 'agree', part: { agreed: { ...agreed, sides: chosen } } })}
        />
      )}
    </div>
  );
}

interface FieldProps extends Parts {
  realm: Realm;
  seat: number;
}

function RealmFields({ language, words, plan, names, send, realm, seat }: FieldProps): JSX.Element {
  const change = (part: Partial<Realm>): void => send({ type: 'realm', seat, realm: part });
  const field = (
    label: string,
    value: number,
    most: number,
    onChange: (value: number) => void,
    limit?: JSX.Element | null,
  ): JSX.Element => <NumberField {...{ language, label, value, most, onChange, limit }} least={0} />;
  /** What the rules say to one city more than there can be. */
  const limitOf = (level: number): JSX.Element | null => {
    const beyond = { ...realm, cities: realm.cities.with(level - 1, mostOf(level) + 1) };
    const checked = checkRealms(plan.agreed, plan.realms.with(seat, beyond));
    return checked.ok ? null : <Refused language={language} refusal={checked.error} />;
  };
  return (
    <fieldset class="score-realm">
      <legend>{names[seat]}</legend>
      <div class="no-print">
        <NameField
          label={words.name(deskWords(language).player(seat + 1))}
          value={plan.names[seat]!}
          onChange={(name) => send({ type: 'name', seat, name })}
        />
      </div>
      {LEVELS.map((level) => (
        <div key={level}>
          {field(
            words.levels[level],
            realm.cities[level - 1]!,
            mostOf(level),
            (count) => change({ cities: realm.cities.with(level - 1, count) }),
            limitOf(level),
          )}
        </div>
      ))}
      {field(words.valleyBuildings, realm.buildings, MOST_BUILDINGS, (buildings) => change({ buildings }))}
      {field(words.heroes, realm.heroes, MOST_HEROES, (heroes) => change({ heroes }))}
      {field(words.cards, realm.cards, MOST_CARDS, (cards) => change({ cards }))}
    </fieldset>
  );
}
