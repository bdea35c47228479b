import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRelatedStyles, findStyleModules, rankParts } from './style-modules.mjs';

/** A button, a dialog with a late button, and a badge that shares nothing with them. */
const modules = {
  'button.js': 'import { base } from "./button.styles.js";',
  'dialog.js': 'import { box } from "./dialog.styles.js";\nconst late = () => import("./button.js");',
  'badge.js': 'import { badge } from "./badge.styles.js";',
  'page.js': 'export * from "./dialog.js";\nexport * from "./badge.js";',
  'button.styles.js': '',
  'dialog.styles.js': '',
  'badge.styles.js': '',
};
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'style-modules-'));
  for (const [name, code] of Object.entries(modules)) await writeFile(path.join(folder, name), code);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('finds the style modules that a module needs, also late', async () => {
  const found = await findStyleModules(folder, path.join(folder, 'dialog.js'));
  expect([...found].sort()).toEqual(['button.css.ts', 'dialog.css.ts']);
  expect(await findStyleModules(folder, path.join(folder, 'none.js'))).toEqual(new Set());
});

it('relates style modules of which one module uses one and needs the other', async () => {
  const related = await findRelatedStyles(folder);
  expect([...(related.get('button.css.ts') ?? [])].sort()).toEqual(['button.css.ts', 'dialog.css.ts']);
  expect([...(related.get('badge.css.ts') ?? [])]).toEqual(['badge.css.ts']);
});

describe('rankParts', () => {
  it('ranks a part above related ones before it, and no higher', () => {
    const parts = ['button', 'badge', 'dialog'].map((name) => ({ modules: new Set([name]) }));
    const related = new Map([
      ['button', new Set(['button', 'dialog'])],
      ['dialog', new Set(['button', 'dialog'])],
    ]);
    expect(rankParts(parts, related)).toEqual([1, 1, 2]);
  });
});
