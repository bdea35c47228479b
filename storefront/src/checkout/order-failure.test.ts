import { describe, expect, it } from 'vitest';
import { CommerceError } from '../commerce/index.ts';
import { mayHavePresentedPayment } from './order-failure.ts';
import { refusal } from './testing/order-effects.ts';

describe('mayHavePresentedPayment', () => {
  it.each([
    [
      false,
      new CommerceError('graphql', {
        errors: [{ message: '', category: 'graphql-authorization', code: undefined, path: [] }],
      }),
    ],
    [false, refusal(403)],
    [false, refusal(429)],
    [
      true,
      new CommerceError('graphql', {
        errors: [{ message: 'Nein.', category: 'graphql-input', code: undefined, path: [] }],
      }),
    ],
    [true, new CommerceError('network')],
  ])('is %s for an error', (expected, error) => expect(mayHavePresentedPayment(error)).toBe(expected));
});
