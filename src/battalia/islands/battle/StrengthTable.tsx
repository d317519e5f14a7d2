import type { JSX } from 'preact';
import type { BattleWords } from '../../../i18n/battalia-battle.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import type { Strength, StrengthPart } from '../../engine/index.ts';
import { cardName, ownerName } from '../../telling/battle-cards.ts';
import { nameOf } from '../../telling/names.ts';
import { signed } from './numbers.ts';

function partText(language: Language, words: BattleWords, part: StrengthPart): string {
  const { parts } = words;
  switch (part.part) {
    case 'target':
      return parts.target(words.targets[part.target.kind]);
    case 'cards':
      return parts.cards(part.count, cardName(language, part.card));
    case 'doubled':
      return parts.doubled(part.count, cardName(language, part.card));
    case 'veterans':
      return parts.veterans(part.count);
    case 'morale':
      return part.factions.length > 1
        ? parts.lost(part.factions.map((faction) => ownerName(language, faction)).join(', '))
        : parts.morale(part.times, part.each);
    case 'colossus':
    case 'weakness':
      return nameOf(language, 'potions', part.part);
    case 'unseen':
    case 'litWeapon':
    case 'terrain':
      return parts[part.part];
  }
}

/** A strength part by part; each part cites its rule. */
export function StrengthTable({
  language,
  words,
  strength,
  caption,
}: {
  language: Language;
  words: BattleWords;
  strength: Strength;
  caption: string;
}): JSX.Element {
  return (
    <div class="desk-table">
      <table class="battle-parts">
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.part}</th>
            <th scope="col" class="number">
              {words.adds}
            </th>
          </tr>
        </thead>
        <tbody>
          {strength.parts.map((part, i) => (
            <tr key={i}>
              <th scope="row">
                {partText(language, words, part)} <RuleLink language={language} rule={part.rule} />
              </th>
              <td class="number">{signed(part.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            <td class="number battle-total">{strength.total}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
