import { describe, expect, it } from 'vitest';
import { createAttemptLog } from './attempt-log.ts';

const limit = { max: 3, windowMs: 1000 };

function logAt(maxKeys?: number) {
  let time = 0;
  const log = createAttemptLog(() => new Date(time), maxKeys);
  return { ...log, moveTo: (next: number) => (time = next) };
}

describe('createAttemptLog', () => {
  it('is full after the last attempt that fits, and until the first one leaves the window', () => {
    const log = logAt();
    for (const time of [0, 400, 800]) {
      log.moveTo(time);
      expect(log.isFull('a', limit)).toBe(false);
      log.add('a', limit);
    }
    expect(log.isFull('a', limit)).toBe(true);
    expect(log.isFull('b', limit)).toBe(false);
    log.moveTo(999);
    expect(log.isFull('a', limit)).toBe(true);
    log.moveTo(1000);
    expect(log.isFull('a', limit)).toBe(false);
    log.add('a', limit);
    expect(log.isFull('a', limit)).toBe(true);
    log.moveTo(1400);
    expect(log.isFull('a', limit)).toBe(false);
  });

  it('counts neither an attempt that was taken back nor one of a forgotten key', () => {
    const log = logAt();
    for (let count = 0; count < 3; count += 1) log.add('a', limit);
    log.undo('a');
    expect(log.isFull('a', limit)).toBe(false);
    log.add('a', limit);
    expect(log.isFull('a', limit)).toBe(true);
    log.forget('a');
    expect(log.isFull('a', limit)).toBe(false);
    log.undo('never seen');
    expect(log.isFull('never seen', limit)).toBe(false);
  });

  it('forgets the key that was used least recently when it holds too many', () => {
    const log = logAt(2);
    const once = { max: 1, windowMs: 1000 };
    log.add('a', once);
    log.add('b', once);
    log.add('a', once);
    log.add('c', once);
    expect(['a', 'b', 'c'].map((key) => log.isFull(key, once))).toEqual([true, false, true]);
  });
});
