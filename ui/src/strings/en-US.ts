import type { UiWords } from '../provider/ui-words.ts';
import { words as british } from './en-GB.ts';

/** The words of all components in American English. */
export const words: UiWords = british;
