import { describe, expect, it } from 'vitest';
import { addDays, easterSunday, publicHolidays, tradingSundays, weekday } from './polish-calendar.ts';

describe('Polish calendar', () => {
  it.each([
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2038, '2038-04-25'],
  ])('finds Easter Sunday of %i', (year, date) => {
    expect(easterSunday(year)).toBe(date);
  });

  it('names weekdays from Monday and steps over month and year ends', () => {
    expect(weekday('2026-11-23')).toBe(0);
    expect(weekday('2026-11-22')).toBe(6);
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  });

  it('lists the public holidays of 2026 in order', () => {
    expect(publicHolidays(2026).map((holiday) => holiday.date)).toEqual([
      '2026-01-01',
      '2026-01-06',
      '2026-04-05',
      '2026-04-06',
      '2026-05-01',
      '2026-05-03',
      '2026-05-24',
      '2026-06-04',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-24',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  it('lists the trading Sundays of 2026', () => {
    expect(tradingSundays(2026)).toEqual([
      '2026-01-25',
      '2026-03-29',
      '2026-04-26',
      '2026-06-28',
      '2026-08-30',
      '2026-12-06',
      '2026-12-13',
      '2026-12-20',
    ]);
  });

  it('takes the Sunday before Christmas Eve when Christmas Eve itself is a Sunday', () => {
    expect(weekday('2028-12-24')).toBe(6);
    expect(tradingSundays(2028)).toContain('2028-12-17');
    expect(tradingSundays(2028)).not.toContain('2028-12-24');
  });

  it('opens only on Sundays that are no holidays, in every year to 2100', () => {
    for (let year = 2026; year <= 2100; year += 1) {
      const closed = new Set(publicHolidays(year).map((holiday) => holiday.date));
      for (const date of tradingSundays(year)) {
        expect(weekday(date)).toBe(6);
        expect(closed.has(date)).toBe(false);
      }
    }
  });
});
