import type { WitrynaProviderProps } from '../provider/index.ts';
import type { UiStrings } from '../provider/ui-strings.ts';
import { strings as english } from '../strings/en-GB.ts';
import { strings as polish } from '../strings/pl-PL.ts';

let table = polish;

const isName = (name: string): name is keyof UiStrings => name in english;

/** Sets the strings in which stories are rendered, by default English. Called by Storybook. */
export function setStoryStrings(strings: NonNullable<WitrynaProviderProps['strings']>): void {
  table = { ...english };
  for (const name of Object.keys(english).filter(isName))
    Object.assign(table, { [name]: { ...english[name], ...strings[name] } });
}

/** Returns the strings of the current story, by which `play` functions find elements in every locale of the toolbar. */
export function getStoryStrings(): UiStrings {
  return table;
}
