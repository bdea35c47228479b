import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { testedElsewhere } from '../faults/tested-elsewhere.ts';
import { startBackendHere, type BackendHost } from '../faults/backend-host.ts';
import { matrixCells } from '../faults/matrix.ts';
import { runCell } from '../faults/run-cell.ts';
import { runPlacements } from '../faults/placements.ts';

let host: BackendHost | undefined;
afterEach(async () => {
  await host?.close();
  host = undefined;
});

describe('orders under random faults', () => {
  it('[RSK-01] [RSK-02] are placed once, told truly, and for the total that was shown', async () => {
    host = startBackendHere();
    const report = await runPlacements({ placements: 30, seed: 1, killEvery: 20, shoppers: 6, host });
    expect(report.wrong).toEqual([]);
    expect(report.placements).toBe(30);
    expect(report.ordered).toBeGreaterThan(20);
    expect(report.faults).toBeGreaterThan(15);
  });
});

describe('the fault matrix', () => {
  it('[RSK-01] [RSK-02] holds where an order is placed', async () => {
    const shop = (host = startBackendHere());
    const cells = matrixCells().filter(({ place, name }) => place === 'P10' && name.startsWith('payment-information'));
    expect(cells.length).toBeGreaterThan(15);
    for (const [index, cell] of cells.entries()) {
      expect(await runCell(cell, shop, index)).toEqual({ cell, wrong: [] });
    }
  });
});

describe('what proves a fault elsewhere', () => {
  const root = path.join(import.meta.dirname, '../..');
  const files = ['storefront/src', 'storefront/server', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name) && !name.includes('node_modules'))
      .map((name) => path.join(folder, name)),
  );
  const named = Object.entries(testedElsewhere).flatMap(([fault, text]) =>
    [...text.matchAll(/([\w-]+\.test\.tsx?)(?: "([^"]+)")?/g)].map(([, file = '', title]) => ({ fault, file, title })),
  );

  it.each(named)('is a test that exists: $fault, $file $title', ({ file, title = '' }) => {
    const texts = files
      .filter((found) => path.basename(found) === file)
      .map((found) => readFileSync(path.join(root, found), 'utf8'));
    expect(texts).not.toEqual([]);
    expect(texts.some((text) => text.includes(title))).toBe(true);
  });

  it('is said of each fault that has no cell', () => {
    const cells = new Set(matrixCells().map(({ fault }) => fault));
    const faults = Array.from({ length: 72 }, (_, index) => `F${index + 1}`);
    expect(faults.filter((fault) => !cells.has(fault) && !(fault in testedElsewhere))).toEqual([]);
  });
});
