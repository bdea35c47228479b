import { expect, it } from 'vitest';
import { getAlternates } from './get-alternates.ts';

const german = { hreflang: 'de-DE', path: '/schuhe.html' };

it.each([
  ['the page of another view', '/shoes.html', [german]],
  [
    'the part of it that the query of the canonical address names',
    '/shoes.html?p=2',
    [{ ...german, path: '/schuhe.html?p=2' }],
  ],
  ['nothing for a page whose canonical address is elsewhere', '/boots.html', []],
  ['nothing for a page without a canonical address', undefined, []],
])('returns %s', (_, canonicalPath, expected) => {
  expect(getAlternates(canonicalPath, '/shoes.html', [german])).toEqual(expected);
});
