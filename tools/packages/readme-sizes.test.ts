import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { findWrongSize, sizeClaims } from './readme-sizes.mjs';

const claim = { readme: 'README.md', pattern: /styles are ([\d.]+) kB/, subject: 'styles.css' };

it('compares the size in a README with the measured one, rounded alike', () => {
  expect(findWrongSize(claim, 'All styles are 3.5 kB.', 3490)).toBeUndefined();
  expect(findWrongSize(claim, 'All styles are 3 kB.', 3490)).toBeUndefined();
  expect(findWrongSize(claim, 'All styles are 3.5 kB.', 3570)).toBe(
    'README.md states 3.5 kB for styles.css, which is 3.6 kB',
  );
  expect(findWrongSize(claim, 'No size.', 3490)).toMatch('does not state');
});

it.each(sizeClaims)('$readme states the size of $subject', ({ readme, pattern }) => {
  expect(readFileSync(path.join(root, readme), 'utf8')).toMatch(pattern);
});
