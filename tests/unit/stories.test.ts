import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

const folder = path.join(root, 'ui/src');

/** The story files of the UI library with their titles and the names of their exports. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => {
    const csf = loadCsf(readFileSync(path.join(folder, file), 'utf8'), {
      fileName: file,
      makeTitle: (title) => title,
    }).parse();
    return { file, title: csf.meta.title ?? '', stories: Object.keys(csf._stories) };
  });

const components = files.filter(({ title }) => title.startsWith('UI/'));

describe('stories of the UI library', () => {
  it.each(components)('$title has Default and Playground', ({ stories }) => {
    expect(stories).toEqual(expect.arrayContaining(['Default', 'Playground']));
  });

  it('stand under a heading of the sidebar, in a file of one component', () => {
    const elsewhere = files.filter(
      ({ title }) => !/^(?:Foundations|UI\/[A-Z][A-Za-z ]+|State sheets)\/[A-Z]\w+$/.test(title),
    );
    expect(elsewhere).toEqual([]);
    expect(new Set(files.map(({ title }) => title)).size).toBe(files.length);
  });
});
