// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('afterPaint', () => {
  it('waits for the next frame', () => {
    const act = vi.fn();
    afterPaint(window, act);
    vi.advanceTimersToNextFrame();
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
  });

  it('waits for none on a page that nobody sees', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const frame = vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
    const act = vi.fn();
    afterPaint(window, act);
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
    expect(frame).not.toHaveBeenCalled();
  });

  it.each(['before', 'after'])('is canceled %s the next frame', (when) => {
    const act = vi.fn();
    const giveUp = afterPaint(window, act);
    if (when === 'after') vi.advanceTimersToNextFrame();
    giveUp();
    vi.advanceTimersByTime(100);
    expect(act).not.toHaveBeenCalled();
  });
});
