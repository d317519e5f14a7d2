// Why a move is refused and what would help, as data and as English sentences.

export { ENTRY_CODES, type ErrorCode, MOVE_CODES } from '../explain/errors.ts';
export { explain, type Question } from '../explain/index.ts';
export { sentence } from '../explain/sentence.ts';
export { ENTRY_SENTENCES, MOVE_SENTENCES } from '../explain/sentences.ts';
