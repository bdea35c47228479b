import { describe, expect, it } from 'vitest';
import { rotationReducer, getSlideDuration, type RotationEvent } from './rotation.ts';

const on = { isOn: true, isHeld: false };

describe('rotationReducer', () => {
  it('[CA-7] only pauses for the pointer', () => {
    expect(rotationReducer(on, 'pointerEnter')).toEqual({ isOn: true, isHeld: true });
    expect(rotationReducer(rotationReducer(on, 'pointerEnter'), 'pointerLeave')).toEqual(on);
  });

  it.each<RotationEvent>(['move', 'focus', 'hide', 'end'])(
    '[CA-7] stops on %s and does not restart by itself',
    (event) => {
      const stopped = rotationReducer(on, event);
      expect(stopped.isOn).toBe(false);
      expect(rotationReducer(rotationReducer(stopped, 'pointerEnter'), 'pointerLeave').isOn).toBe(false);
    },
  );

  it('[CA-6] stops and starts by its button, also under the pointer that clicked it', () => {
    const stopped = rotationReducer({ isOn: true, isHeld: true }, 'toggle');
    expect(stopped.isOn).toBe(false);
    expect(rotationReducer({ ...stopped, isHeld: true }, 'toggle')).toEqual(on);
  });
});

it('[CA-11] getSlideDuration returns at least five seconds', () => {
  expect([0, 4000, 5000, 8000].map(getSlideDuration)).toEqual([5000, 5000, 5000, 8000]);
});
