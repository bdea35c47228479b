import { describe, expect, it } from 'vitest';
import { serializeLines } from './serialize-lines.ts';

describe('serializeLines', () => {
  it('does not depend on the order of the lines, but on their quantities', () => {
    const one = { uid: 'MQ==', quantity: 1 };
    const two = { uid: 'Mg==', quantity: 2 };
    expect(serializeLines([one, two])).toBe(serializeLines([two, one]));
    expect(serializeLines([one])).not.toBe(serializeLines([{ ...one, quantity: 2 }]));
    expect(serializeLines([one])).not.toBe(serializeLines([one, two]));
  });
});
