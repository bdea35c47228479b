import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clampView,
  followPointer,
  getNextScale,
  getOpeningScale,
  getZoomBounds,
  maxScale,
  pinch,
  wholeView,
  zoomAt,
  type Point,
  type ZoomView,
} from './zoom-view.ts';

const desktop = getZoomBounds({ width: 1440, height: 900 }, 0.8);
const phone = getZoomBounds({ width: 375, height: 812 }, 0.8);

/** Returns the detail of the image at a point of the area, as a share of the image from its center. */
const detailAt = ({ scale, x, y }: ZoomView, point: Point, { whole } = desktop) => ({
  x: (point.x - x) / (whole.width * scale),
  y: (point.y - y) / (whole.height * scale),
});

describe('getZoomBounds', () => {
  it('returns an image as high as a wide area and as wide as a high one', () => {
    expect(desktop.whole).toEqual({ width: 720, height: 900 });
    expect(phone.whole).toEqual({ width: 375, height: 468.75 });
  });
});

describe('getOpeningScale', () => {
  it('returns the whole image when that is wider than on the page', () => {
    expect(getOpeningScale(375, 343)).toBe(1);
  });

  it('returns a larger scale when the whole image is not wider than on the page', () => {
    expect(getOpeningScale(576, 576)).toBe(1.5);
    expect(getOpeningScale(300, 640)).toBe(3);
  });

  it('returns the largest scale when no scale is wide enough', () => {
    expect(getOpeningScale(100, 640)).toBe(maxScale);
  });
});

describe('zoomAt', () => {
  it('keeps the detail at the point', () => {
    const point = { x: 100, y: -50 };
    expect(detailAt(zoomAt(wholeView, 3, point, desktop), point)).toEqual(detailAt(wholeView, point));
  });

  it('returns to the centered whole image from anywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: -700, max: 700 }), fc.integer({ min: -440, max: 440 }), (x, y) => {
        const enlarged = zoomAt(wholeView, 3, { x, y }, desktop);
        expect(zoomAt(enlarged, 1, { x: -x, y }, desktop)).toEqual(wholeView);
      }),
    );
  });

  it('centers the image horizontally while it is narrower than the area', () => {
    expect(zoomAt(wholeView, 1.5, { x: 300, y: 300 }, desktop)).toEqual({ scale: 1.5, x: 0, y: -150 });
  });
});

describe('followPointer', () => {
  it('shows the edges of the image when the pointer is at its edges', () => {
    const { whole } = phone;
    const { x, y } = followPointer(3, { x: whole.width / 2, y: -whole.height / 2 }, phone);
    expect([x, y]).toEqual([-375, 297.125]);
  });

  it('returns the view of a click at the same point, so that the image does not jump after the click', () => {
    const point = { x: 80, y: 120 };
    expect(followPointer(2, point, desktop)).toEqual(zoomAt(wholeView, 2, point, desktop));
  });
});

describe('pinch', () => {
  const fingers = (x: number, y: number, apart: number): [Point, Point] => [
    { x: x - apart / 2, y },
    { x: x + apart / 2, y },
  ];

  it('scales by the distance of the fingers and moves with them', () => {
    const view = pinch(wholeView, fingers(0, 0, 100), fingers(30, 0, 250), phone);
    expect(view).toEqual({ scale: 2.5, x: 30, y: 0 });
  });

  it('stays within the scales', () => {
    expect(pinch(wholeView, fingers(0, 0, 10), fingers(0, 0, 300), phone).scale).toBe(maxScale);
    expect(pinch({ scale: 2, x: 0, y: 0 }, fingers(0, 0, 300), fingers(0, 0, 10), phone)).toEqual(wholeView);
  });

  it('keeps the scale when both fingers start at one point', () => {
    expect(pinch({ scale: 2, x: 0, y: 0 }, fingers(0, 0, 0), fingers(0, 0, 50), phone).scale).toBe(2);
  });
});

describe('clampView', () => {
  it('leaves no gap next to an image that covers the area', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 3, noNaN: true }), fc.integer(), fc.integer(), (scale, x, y) => {
        const view = clampView({ scale, x, y }, phone);
        const halfWidth = (phone.whole.width * view.scale) / 2;
        expect(view.x + halfWidth).toBeGreaterThanOrEqual(phone.area.width / 2 - 1e-9);
        expect(view.x - halfWidth).toBeLessThanOrEqual(-phone.area.width / 2 + 1e-9);
      }),
    );
  });
});

describe('getNextScale', () => {
  it('goes through the scales in both directions and stops at the ends', () => {
    expect([1, 1.5, 2, 3].map((scale) => getNextScale(scale, 1))).toEqual([1.5, 2, 3, 3]);
    expect([3, 2, 1.5, 1].map((scale) => getNextScale(scale, -1))).toEqual([2, 1.5, 1, 1]);
  });

  it('goes to the next step from a scale between two', () => {
    expect([getNextScale(1.7, 1), getNextScale(1.7, -1)]).toEqual([2, 1.5]);
  });
});
