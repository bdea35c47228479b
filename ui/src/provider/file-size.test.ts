import { expect, it } from 'vitest';
import { createFileSizeFormatter } from './file-size.ts';

it.each([
  ['pl-PL', 2_450_000, '2,5 MB'],
  ['fr-FR', 2_450_000, '2,5 Mo'],
  ['en-GB', 0, '0 byte'],
  ['en-GB', 999, '999 byte'],
  ['en-GB', 1000, '1 kB'],
  ['en-GB', 5_000_000_000_000, '5,000 GB'],
])('formats a size in the language %s: %d bytes', (locale, bytes, text) => {
  expect(createFileSizeFormatter(locale)(bytes).replace(/\s/g, ' ')).toBe(text);
});
