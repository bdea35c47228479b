import { expect, it } from 'vitest';
import { toLocalDate } from './to-local-date.ts';

it('returns the date of the visitor early and late on a day', () => {
  expect(toLocalDate(new Date(2026, 0, 5, 0, 0, 1))).toBe('2026-01-05');
  expect(toLocalDate(new Date(2026, 0, 5, 23, 59, 59))).toBe('2026-01-05');
});
