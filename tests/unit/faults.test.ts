import { afterEach, describe, expect, it } from 'vitest';
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
