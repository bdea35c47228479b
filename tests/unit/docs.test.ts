import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { getAnchors, getPaths, getRelativeLinks } from '../support/markdown.ts';

/** Folders that no clone has before a command has written them. */
const generated = new Set([
  'node_modules',
  'dist',
  '.data',
  'storybook-static',
  'test-results',
  'playwright-report',
  'coverage',
  '.cache',
  '.git',
]);

/** All documents below a folder, as paths from the root. */
function findDocuments(folder: string): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const below = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return generated.has(entry.name) ? [] : findDocuments(below);
    return entry.name.endsWith('.md') ? [below] : [];
  });
}

const read = (document: string) => readFileSync(path.join(root, document), 'utf8');
const documents = findDocuments('');
const topFolders = new Set(
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])),
);

describe('documents', () => {
  it.each(documents)('%s links only to files and headings that exist', (document) => {
    const broken = getRelativeLinks(read(document)).filter((link) => {
      const [file = '', anchor] = decodeURI(link).split('#');
      const target = file ? path.join(path.dirname(document), file) : document;
      if (!existsSync(path.join(root, target))) return true;
      return anchor !== undefined && target.endsWith('.md') && !getAnchors(read(target)).has(anchor);
    });
    expect(broken).toEqual([]);
  });

  it.each(documents)('%s names only paths that exist, from the root or from its folder', (document) => {
    const missing = getPaths(read(document), topFolders).filter((name) => {
      if (name.split('/').some((part) => generated.has(part))) return false;
      return ![root, path.join(root, path.dirname(document))].some((folder) => existsSync(path.join(folder, name)));
    });
    expect(missing).toEqual([]);
  });
});

describe('decisions', () => {
  const index = getRelativeLinks(read('docs/decisions.md'));
  const records = readdirSync(path.join(root, 'docs/decisions')).flatMap((file) => {
    const [, ...sections] = read(`docs/decisions/${file}`).split(/^## /m);
    return sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      const [anchor = ''] = getAnchors(`## ${title}`);
      return { title, link: `decisions/${file}#${anchor}`, body: lines.join('\n') };
    });
  });

  it.each(records)('$title has a date, a context, a decision and a consequence', ({ body }) => {
    expect(body).toMatch(
      /^\n- \*\*Date:\*\* \d{4}-\d\d-\d\d\n- \*\*Context:\*\* .+\n- \*\*Decision:\*\* .+\n- \*\*Consequence:\*\* .+\n(?:- \*\*Measured:\*\* .+\n)?\n?$/,
    );
  });

  it('are records, not rows of a table in the index', () => {
    expect(read('docs/decisions.md')).not.toMatch(/^\|/m);
  });

  it('are all linked in the index', () => {
    expect(records.map(({ link }) => link).filter((link) => !index.includes(link))).toEqual([]);
  });
});
