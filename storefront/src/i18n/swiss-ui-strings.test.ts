import { strings as german } from '@witryna/ui/strings/de-DE';
import { expect, it } from 'vitest';
import { strings } from './swiss-ui-strings.ts';

/** Returns all texts of a table; for a function, what it writes about 2 and 3. */
function listTexts(table: object): string[] {
  return Object.values(table).flatMap((value: unknown) => {
    if (typeof value === 'function') return [String(Reflect.apply(value, undefined, [2, 3]))];
    return typeof value === 'object' && value !== null ? listTexts(value) : [String(value)];
  });
}

it('has the German strings of the components, with ss for each ß', () => {
  expect(listTexts(strings)).toEqual(listTexts(german).map((text) => text.replaceAll('ß', 'ss')));
});
