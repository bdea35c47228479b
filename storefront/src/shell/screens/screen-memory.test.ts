import { expect, it } from 'vitest';
import { createScreenMemory } from './screen-memory.ts';

it('returns the screen of a story that is rendered again', () => {
  const memory = createScreenMemory<string>();
  expect(memory.get('checkout--payment')).toBeUndefined();
  memory.keep('checkout--payment', 'third step');
  expect(memory.get('checkout--payment')).toBe('third step');
});

it('opens another story anew, and the first one too after that', () => {
  const memory = createScreenMemory<string>();
  memory.keep('checkout--payment', 'third step');
  expect(memory.get('checkout--review')).toBeUndefined();
  expect(memory.get('checkout--payment')).toBeUndefined();
});

it('forgets the screen of a story that is left or remounted, but not its successor', () => {
  const memory = createScreenMemory<string>();
  const forget = memory.keep('checkout--payment', 'third step');
  forget();
  expect(memory.get('checkout--payment')).toBeUndefined();
  memory.keep('checkout--payment', 'third step again');
  forget();
  expect(memory.get('checkout--payment')).toBe('third step again');
});
