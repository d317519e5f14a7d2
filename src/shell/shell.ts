import { rememberLanguage } from './language.ts';
import { permalinks, tapTwice, termPreviews } from './permalink.ts';
import { searchKey } from './search-key.ts';
import { themeSwitch } from './theme.ts';

themeSwitch();
rememberLanguage();
permalinks();
termPreviews();
tapTwice();
searchKey();
