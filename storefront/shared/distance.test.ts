import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getDistanceKm } from './distance.ts';

const warsaw = { latitude: 52.2297, longitude: 21.0122 };
const krakow = { latitude: 50.0647, longitude: 19.945 };

describe('getDistanceKm', () => {
  it('knows how far Warsaw is from Kraków', () => {
    expect(getDistanceKm(warsaw, krakow)).toBeCloseTo(252, 0);
  });

  it('is symmetric, zero at home and at most half the Earth’s girth', () => {
    const place = fc.record({
      latitude: fc.double({ min: -90, max: 90, noNaN: true }),
      longitude: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(place, place, (from, to) => {
        expect(getDistanceKm(from, to)).toBeCloseTo(getDistanceKm(to, from), 6);
        expect(getDistanceKm(from, from)).toBe(0);
        expect(getDistanceKm(from, to)).toBeLessThanOrEqual(Math.PI * 6371.0089);
      }),
    );
  });
});
