import { describe, expect, it } from 'vitest';
import { findReducedLines } from './find-reduced-lines.ts';

const line = (sku: string, quantity: number, valueUid?: string) => ({
  sku,
  quantity,
  name: `Product ${sku}`,
  options: valueUid === undefined ? [] : [{ valueUid, label: 'Size', value: valueUid }],
  available: true,
});

describe('findReducedLines', () => {
  it('returns the lines that were dropped or have fewer pieces', () => {
    const guest = [line('A', 5), line('B', 1), line('C', 2), line('D', 1)];
    expect(findReducedLines(guest, [line('A', 3), line('C', 2), line('D', 4)])).toEqual([guest[0], guest[1]]);
  });

  it('compares the chosen options, and adds up equal lines', () => {
    const guest = [line('A', 3, 'red'), line('A', 2, 'blue')];
    expect(findReducedLines(guest, [line('A', 9, 'red'), line('A', 1, 'blue')])).toEqual([guest[1]]);
    expect(findReducedLines(guest, [line('A', 3, 'red'), line('A', 1, 'blue'), line('A', 1, 'blue')])).toEqual([]);
  });

  it('leaves out lines that could not be bought, and those whose options are unknown', () => {
    const guest = [
      { ...line('A', 5), available: false },
      { ...line('B', 5), hasUnknownOptions: true as const },
    ];
    expect(findReducedLines(guest, [])).toEqual([]);
  });
});
