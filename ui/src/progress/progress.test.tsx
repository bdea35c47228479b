// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { describe, expect, it } from 'vitest';
import { FreeShippingProgress, ProgressBar } from './index.ts';

describe('ProgressBar', () => {
  it('has a name, bounds and a value', () => {
    render(<ProgressBar label="Wysyłanie" value={3} max={4} valueText="3 z 4 zdjęć" />);
    const bar = screen.getByRole('progressbar', { name: 'Wysyłanie' });
    expect(['min', 'max', 'now', 'text'].map((what) => bar.getAttribute(`aria-value${what}`))).toEqual([
      '0',
      '4',
      '3',
      '3 z 4 zdjęć',
    ]);
  });

  it('clamps the value to its bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(), (value, max) => {
        const { unmount } = render(<ProgressBar label="x" value={value} max={max} />);
        const now = Number(screen.getByRole('progressbar').getAttribute('aria-valuenow'));
        unmount();
        expect(now).toBeGreaterThanOrEqual(0);
        expect(now).toBeLessThanOrEqual(max);
      }),
      { numRuns: 50 },
    );
  });

  it('forwards ref, className and attributes to the root element', () => {
    const ref = createRef<HTMLDivElement>();
    render(<ProgressBar label="x" value={1} role="meter" ref={ref} className="mine" data-place="cart" />);
    expect(ref.current).toBe(screen.getByRole('meter'));
    expect([ref.current?.classList.contains('mine'), ref.current?.dataset['place']]).toEqual([true, 'cart']);
  });
});

describe('FreeShippingProgress', () => {
  it('shows the missing amount, and that the threshold is reached', () => {
    const { rerender } = render(<FreeShippingProgress value={100} threshold={200} remaining="1,00 zł" />);
    expect(screen.getByRole('status').textContent).toBe('Add 1,00 zł more for free delivery.');
    expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Add 1,00 zł more for free delivery.');
    rerender(<FreeShippingProgress value={200} threshold={200} remaining="0,00 zł" />);
    expect(screen.getByRole('status').textContent).toBe('Your delivery is free.');
  });
});
