import type { UiWords } from '../provider/ui-words.ts';
import { words as french } from './fr-FR.ts';

/** The words of all components in Canadian French: those of France but for what is said differently. */
export const words: UiWords = { ...french };
