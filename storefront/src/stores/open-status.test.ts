import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openStatus } from './open-status.ts';
import type { Hours, Schedule } from './opening-hours.ts';

const weekday: Hours = { open: '9:00', close: '18:00' };
const schedule: Schedule = {
  week: [weekday, weekday, weekday, weekday, weekday, { open: '10:00', close: '14:00' }, null],
  special: [
    { date: '2026-12-24', title: 'Wigilia', hours: null },
    { date: '2026-12-20', title: 'Niedziela handlowa', hours: { open: '10:00', close: '16:00' } },
  ],
};
const at = (moment: string, own: Schedule = schedule) => openStatus(new Date(moment), 'Europe/Warsaw', own);

describe('openStatus', () => {
  it('opens and closes by the clock of the shop, winter and summer', () => {
    expect(at('2026-11-20T07:59:00Z')).toEqual({ open: false, next: { date: '2026-11-20', inDays: 0, at: '9:00' } });
    expect(at('2026-11-20T08:00:00Z')).toEqual({ open: true, until: '18:00' });
    expect(at('2026-11-20T16:59:59Z')).toEqual({ open: true, until: '18:00' });
    expect(at('2026-11-20T17:00:00Z')).toEqual({ open: false, next: { date: '2026-11-21', inDays: 1, at: '10:00' } });
    expect(at('2026-07-01T07:00:00Z')).toEqual({ open: true, until: '18:00' });
  });

  it('minds exceptions, both ways', () => {
    expect(at('2026-12-20T10:00:00Z')).toEqual({ open: true, until: '16:00' });
    expect(at('2026-12-24T10:00:00Z')).toEqual({ open: false, next: { date: '2026-12-25', inDays: 1, at: '9:00' } });
  });

  it('skips closed days', () => {
    expect(at('2026-11-21T15:00:00Z')).toEqual({ open: false, next: { date: '2026-11-23', inDays: 2, at: '9:00' } });
  });

  it('knows hours past midnight and until midnight', () => {
    const late: Schedule = { week: Array<Hours>(7).fill({ open: '18:00', close: '2:00' }), special: [] };
    expect(at('2026-11-20T23:30:00Z', late)).toEqual({ open: true, until: '2:00' });
    expect(at('2026-11-21T01:00:00Z', late)).toEqual({
      open: false,
      next: { date: '2026-11-21', inDays: 0, at: '18:00' },
    });
    const untilMidnight: Schedule = { week: Array<Hours>(7).fill({ open: '9:00', close: '24:00' }), special: [] };
    expect(at('2026-11-20T22:59:00Z', untilMidnight)).toEqual({ open: true, until: '24:00' });
  });

  it('is closed for good without hours, and when they cannot be read', () => {
    expect(at('2026-11-20T12:00:00Z', { week: [], special: [] })).toEqual({ open: false, next: null });
    expect(
      at('2026-11-20T12:00:00Z', { week: Array<Hours>(7).fill({ open: 'rano', close: '99:99' }), special: [] }),
    ).toEqual({ open: false, next: null });
  });

  it('is open or says when it opens, at any moment of the year', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
        (moment) => {
          const status = openStatus(moment, 'Europe/Warsaw', schedule);
          expect(status.open || status.next !== null).toBe(true);
        },
      ),
    );
  });
});
