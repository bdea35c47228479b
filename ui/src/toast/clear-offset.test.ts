import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearOffset, type Sides } from './clear-offset.ts';

const toasts: Sides = { left: 100, right: 500, top: 520, bottom: 600 };
const box = (top: number, bottom: number, left = 0, right = 600): Sides => ({ left, right, top, bottom });

describe('clearOffset', () => {
  it('returns 0 while nothing is in the way', () => {
    expect(clearOffset(toasts, [])).toBe(0);
    expect(clearOffset(toasts, [box(100, 520), box(560, 590, 500, 600), box(610, 650)])).toBe(0);
  });

  it('places the toasts just above what they would cover, and above what is there', () => {
    expect(clearOffset(toasts, [box(550, 590)])).toBe(50);
    expect(clearOffset(toasts, [box(550, 590), box(480, 540)])).toBe(120);
    expect(clearOffset(toasts, [box(550, 590), box(300, 460)])).toBe(50);
  });

  it('returns 0 when there is no space', () => {
    expect(clearOffset(toasts, [box(0, 600)])).toBe(0);
  });

  it('never covers an obstacle when it moves the toasts, and never leaves the viewport', () => {
    const side = fc.integer({ min: 0, max: 600 });
    const obstacle = fc
      .tuple(side, side, side, side)
      .map(([a, b, c, d]) => box(Math.min(a, b), Math.max(a, b) + 1, Math.min(c, d), Math.max(c, d) + 1));
    fc.assert(
      fc.property(fc.array(obstacle, { maxLength: 8 }), (obstacles) => {
        const offset = clearOffset(toasts, obstacles);
        const [top, bottom] = [toasts.top - offset, toasts.bottom - offset];
        expect(top).toBeGreaterThanOrEqual(0);
        const covered = obstacles.filter(
          (each) => each.left < toasts.right && each.right > toasts.left && each.top < bottom && each.bottom > top,
        );
        if (offset > 0) expect(covered).toEqual([]);
      }),
    );
  });
});
