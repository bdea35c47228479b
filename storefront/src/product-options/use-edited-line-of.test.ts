import { expect, it } from 'vitest';
import { getVariantChoice } from './use-edited-line-of.ts';

it('returns the variant of a line, without its other options and without values that are gone', () => {
  const options = [
    { code: 'color', values: [{ uid: 'red' }, { uid: 'blue' }] },
    { code: 'size', values: [{ uid: '41' }] },
  ];
  const line = ['text', 'blue', '42'].map((valueUid) => ({ label: '', value: '', valueUid }));
  expect(getVariantChoice(options, line)).toEqual({ color: 'blue' });
});
