import { expect, it } from 'vitest';
import { toIsoDateTime } from './iso-date-time.ts';

it('takes Magento’s date and time for UTC', () => {
  expect(toIsoDateTime('2026-11-21 09:15:00')).toBe('2026-11-21T09:15:00Z');
});

it.each(['2026-11-21', '2026-11-21T09:15:00Z', ''])('leaves %j as it is', (text) => {
  expect(toIsoDateTime(text)).toBe(text);
});
