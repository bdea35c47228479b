import { expect, it } from 'vitest';
import { parseEnteredValue } from './parse-entered-value.ts';

it.each([
  ['date', '2026-12-24 00:00:00', { value: '2026-12-24', dateType: 'date' }],
  ['time', '2026-12-24 14:30:00', { value: '14:30', dateType: 'time' }],
  ['date_time', '2026-12-24 00:00:00', { value: '2026-12-24 00:00', dateType: 'date_time' }],
  ['field', '2026-12-24 00:00:00', { value: '2026-12-24 00:00:00' }],
  ['date', 'at Christmas', { value: 'at Christmas' }],
])('returns the part of a stored date that an option of type %s has: %s', (type, value, expected) => {
  expect(parseEnteredValue(value, type)).toStrictEqual(expected);
});

it.each([
  ['2026-12-24 00:00:00', { value: '2026-12-24', dateType: 'date' }],
  ['2026-12-24 14:30:00', { value: '2026-12-24 14:30', dateType: 'date_time' }],
  ['2026-12-24', { value: '2026-12-24' }],
])('returns a date with its time unless it is midnight while the type is unknown: %s', (value, expected) => {
  expect(parseEnteredValue(value)).toStrictEqual(expected);
});
