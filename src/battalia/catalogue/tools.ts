// The tools at the table, as the shelf and the pages of components show them.

import type { Tool } from '../../catalogue/types.ts';
import { battleWords } from '../../i18n/battalia-battle.ts';
import { dawnWords } from '../../i18n/battalia-dawn.ts';
import { draftWords } from '../../i18n/battalia-draft.ts';
import { eveningWords } from '../../i18n/battalia-evening.ts';
import { mapWords } from '../../i18n/battalia-map.ts';
import { metamorphaWords } from '../../i18n/battalia-metamorpha.ts';
import { scoreWords } from '../../i18n/battalia-score.ts';
import { setupWords } from '../../i18n/battalia-setup.ts';
import { stormWords } from '../../i18n/battalia-storm.ts';
import { tradeWords } from '../../i18n/battalia-trade.ts';
import { valleysWords } from '../../i18n/battalia-valleys.ts';
import { weekWords } from '../../i18n/battalia-week.ts';
import type { Language } from '../../site/languages.ts';
import { type ToolName, toolIcons, toolNames } from '../site/tools.ts';
import type { ComponentKind } from './kinds.ts';

const words: Record<ToolName, (language: Language) => { title: string; summary: string }> = {
  evening: eveningWords,
  map: mapWords,
  setup: setupWords,
  draft: draftWords,
  dawn: dawnWords,
  storm: stormWords,
  week: weekWords,
  metamorpha: metamorphaWords,
  battle: battleWords,
  valleys: valleysWords,
  trade: tradeWords,
  score: scoreWords,
};

export function toolAt(language: Language, tool: ToolName): Tool {
  const { title, summary } = words[tool](language);
  return { slug: `battalia/tools/${tool}`, icon: toolIcons[tool], title, summary };
}

export const tools = (language: Language): Tool[] => toolNames.map((tool) => toolAt(language, tool));

/** The tool in which components of a kind are used. */
export const toolFor: Readonly<Record<ComponentKind, ToolName>> = {
  'storm-effects': 'storm',
  'great-artefacts': 'battle',
  'fate-cards': 'storm',
  potions: 'dawn',
  abilities: 'metamorpha',
  buildings: 'valleys',
  factions: 'setup',
  gates: 'map',
};
