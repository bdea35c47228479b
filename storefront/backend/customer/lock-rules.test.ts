import { describe, expect, it } from 'vitest';
import { afterFailure, isLocked, NO_FAILURES } from './lock-rules.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 12, minutes));

function fail(times: number, start: Date) {
  let failures = NO_FAILURES;
  for (let count = 0; count < times; count += 1) failures = afterFailure(failures, start);
  return failures;
}

describe('account lock', () => {
  it('falls after ten wrong passwords and lifts after ten minutes', () => {
    expect(isLocked(fail(9, at(0)), at(0))).toBe(false);
    const locked = fail(10, at(0));
    expect(isLocked(locked, at(9))).toBe(true);
    expect(isLocked(locked, at(10))).toBe(false);
  });

  it('counts again when the first failure is long ago', () => {
    expect(afterFailure(fail(9, at(0)), at(11))).toMatchObject({ failure_count: 1, locked_until: null });
  });
});
