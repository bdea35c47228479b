import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  configurableOptionUid,
  configurableValueUid,
  decodeConfigurableValueUid,
  decodeNumericUid,
  decodeUid,
  encodeUid,
} from './uid.ts';

describe('uid', () => {
  it('is base64 of the id', () => {
    expect(encodeUid(1)).toBe('MQ==');
    expect(Buffer.from(configurableOptionUid(5, 93), 'base64').toString()).toBe('configurable/5/93');
  });

  it('reads back what it wrote', () => {
    const id = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(id, id, (attributeId, optionId) => {
        expect(decodeNumericUid(encodeUid(attributeId))).toBe(attributeId);
        expect(decodeConfigurableValueUid(configurableValueUid(attributeId, optionId))).toEqual({
          attributeId,
          optionId,
        });
      }),
    );
  });

  it('reads nothing from other texts', () => {
    for (const text of ['', '1', '!!!', 'MQ', 'MA==', encodeUid('1x'), encodeUid('-1')])
      expect(decodeNumericUid(text)).toBeNull();
    for (const text of ['', 'MQ==', encodeUid('configurable/1'), encodeUid('configurable/1/2/3')]) {
      expect(decodeConfigurableValueUid(text)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string(), (text) => {
        const id = decodeUid(text);
        expect(id === null || encodeUid(id) === text).toBe(true);
      }),
    );
  });
});
