import type { WitrynaProviderProps } from '../provider/index.ts';
import type { UiStrings } from '../provider/ui-strings.ts';
import { strings as english } from '../strings/en-GB.ts';
import { strings as polish } from '../strings/pl-PL.ts';

let table = polish;

const isName = (name: string): name is keyof UiStrings => name in english;

/** Says what stories are rendered in from here on, by default English; called by Storybook. */
export function setStoryStrings(strings: NonNullable<WitrynaProviderProps['strings']>): void {
  table = { ...english };
  for (const name of Object.keys(english).filter(isName))
    Object.assign(table, { [name]: { ...english[name], ...strings[name] } });
}

/**
 * The words that a story is rendered in: `play` functions find by them what they press, in every locale of the toolbar.
 */
export function getStoryStrings(): UiStrings {
  return table;
}
