import { describe, expect, it } from 'vitest';
import { addDays, dateInZone, hoursOn, getWeekday, type Schedule } from './opening-hours.ts';

describe('dateInZone', () => {
  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
    ['2026-12-31T23:30:00Z', '2027-01-01'],
  ])('knows the day in Warsaw at %s', (moment, date) => {
    expect(dateInZone(new Date(moment), 'Europe/Warsaw')).toBe(date);
  });

  it('differs from zone to zone', () => {
    const moment = new Date('2026-11-20T23:30:00Z');
    expect(dateInZone(moment, 'America/New_York')).toBe('2026-11-20');
    expect(dateInZone(moment, 'Asia/Tokyo')).toBe('2026-11-21');
  });
});

describe('addDays and getWeekday', () => {
  it('step over the ends of months, years and summer time', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  });

  it('count weekdays from Monday', () => {
    expect(getWeekday('2026-11-23')).toBe(0);
    expect(getWeekday('2026-11-29')).toBe(6);
  });
});

describe('hoursOn', () => {
  const weekday = { open: '9:00', close: '18:00' };
  const schedule: Schedule = {
    week: [weekday, weekday, weekday, weekday, weekday, { open: '10:00', close: '14:00' }, null],
    special: [
      { date: '2026-12-24', title: 'Wigilia', hours: null },
      { date: '2026-12-20', title: 'Niedziela handlowa', hours: { open: '10:00', close: '16:00' } },
    ],
  };

  it('follows the week', () => {
    expect(hoursOn('2026-11-20', schedule)).toEqual({ hours: weekday, title: '' });
    expect(hoursOn('2026-11-21', schedule).hours).toEqual({ open: '10:00', close: '14:00' });
    expect(hoursOn('2026-11-22', schedule)).toEqual({ hours: null, title: '' });
  });

  it('[LOC-04] lets dated hours win over the week, in both directions', () => {
    expect(hoursOn('2026-12-24', schedule)).toEqual({ hours: null, title: 'Wigilia' });
    expect(hoursOn('2026-12-20', schedule)).toEqual({
      hours: { open: '10:00', close: '16:00' },
      title: 'Niedziela handlowa',
    });
  });

  it('takes a day without data for closed', () => {
    expect(hoursOn('2026-11-20', { week: [], special: [] })).toEqual({ hours: null, title: '' });
  });
});
