import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sourceRoot } from './source-files.ts';

/** Returns the sorted matches of a pattern with one group in a file. */
function namesIn(file: string, pattern: RegExp, heading = ''): string[] {
  const text = readFileSync(join(sourceRoot, file), 'utf8');
  const part = text.slice(text.indexOf(heading)).split(/^## /m)[heading ? 1 : 0] ?? '';
  return [...part.matchAll(pattern)].map(([, name = '']) => name).toSorted();
}

it('README lists every component folder exactly once', () => {
  const published = namesIn('index.ts', /from '\.\/([\w-]+)\/index\.ts'/g);
  expect(published).toContain('button');
  expect(namesIn('../README.md', /`([\w-]+)`/g, '## Components')).toEqual(published);
});
