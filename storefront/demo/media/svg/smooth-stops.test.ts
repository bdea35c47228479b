import { describe, expect, it } from 'vitest';
import { contrast, mix } from './color.ts';
import { smoothStops } from './smooth-stops.ts';

describe('smoothStops', () => {
  it('keeps the given stops and puts others between them in order', () => {
    const smooth = smoothStops(
      [
        [0, '#000000', 0.2],
        [0.4, '#808080', 0.9],
        [1, '#ffffff', 0],
      ],
      3,
    );
    expect(smooth).toHaveLength(9);
    expect(smooth[0]).toEqual([0, '#000000', 0.2]);
    expect(smooth[4]).toEqual([0.4, '#808080', 0.9]);
    expect(smooth[8]).toEqual([1, '#ffffff', 0]);
    const offsets = smooth.map(([offset]) => offset);
    expect(offsets).toEqual([...offsets].sort((first, second) => first - second));
  });

  it('never swings past the given opacities', () => {
    const smooth = smoothStops(
      [
        [0, '#000000', 0],
        [0.1, '#000000', 1],
        [1, '#000000', 1],
      ],
      9,
    );
    for (const [, , opacity = 1] of smooth) {
      expect(opacity).toBeGreaterThanOrEqual(0);
      expect(opacity).toBeLessThanOrEqual(1);
    }
  });
});

describe('mix', () => {
  it('gives its ends and something between', () => {
    expect(mix('#1e4b38', '#ffffff', 0)).toBe('#1e4b38');
    expect(mix('#1e4b38', '#ffffff', 1)).toBe('#ffffff');
    const middle = mix('#1e4b38', '#ffffff', 0.5);
    expect(contrast(middle, '#ffffff')).toBeLessThan(contrast('#1e4b38', '#ffffff'));
  });
});
