// Tools in the reader's words, and as icons.

import { type EditorWords, editorWords } from '../../../i18n/editor.ts';
import { iconOf } from '../../../site/icons.ts';
import type { Language } from '../../../site/languages.ts';
import { tileIcon } from '../../board/tile-icons.ts';
import { trapIcon } from '../../board/trap-icons.ts';
import { nameGood, nameLand, nameTile, nameTrap } from '../../telling/index.ts';
import type { Tool } from './tools.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export function toolName(language: Language, tool: Tool): string {
  const words: EditorWords = editorWords(language);
  switch (tool.put) {
    case 'land': {
      const land = capital(nameLand(language, tool.land));
      return tool.wild ? words.wild(land) : land;
    }
    case 'stable':
      return words.stable;
    case 'crop':
      return capital(nameGood(language, tool.crop));
    case 'goods':
      return words.minedGoods;
    case 'animal':
      return capital(nameGood(language, tool.animal));
    case 'tile':
      return nameTile(language, tool.tile);
    case 'trap':
      return nameTrap(language, tool.trap);
    case 'orc':
      return words.orc(tool.orc);
    case 'friend':
      return words.friend(tool.orc);
    case 'nothing':
      return words.clear;
  }
}

const landIcons: Record<string, string> = { smallPasture: 'pasture', largePasture: 'pasture-large' };

export function toolIcon(tool: Tool): string {
  switch (tool.put) {
    case 'land':
      return landIcons[tool.land] ?? iconOf(tool.land);
    case 'crop':
      return iconOf(tool.crop);
    case 'goods':
      return 'ore';
    case 'animal':
      return iconOf(tool.animal);
    case 'tile':
      return tileIcon({ id: tool.tile });
    case 'trap':
      return trapIcon(tool.trap);
    case 'orc':
      return tool.orc === 'D' ? 'orc-d' : 'orc';
    case 'friend':
      return 'friendly-orc';
    case 'stable':
      return 'stable';
    case 'nothing':
      return 'close';
  }
}
