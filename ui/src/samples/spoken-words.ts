import type { UiWords } from '../provider/ui-words.ts';
import { words as polish } from '../strings/pl-PL.ts';

let table = polish;

/** Says what stories are rendered in from here on; called by Storybook. */
export function speak(words: UiWords): void {
  table = words;
}

/** The words that a story is rendered in: `play` functions find by them what they press, in every locale of the toolbar. */
export function spoken(): UiWords {
  return table;
}
