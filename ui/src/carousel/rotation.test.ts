import { describe, expect, it } from 'vitest';
import { rotate, slideStay, type RotationEvent } from './rotation.ts';

const on = { isOn: true, isHeld: false };

describe('rotate', () => {
  it('[CA-7] is only held by the pointer', () => {
    expect(rotate(on, 'pointerEnter')).toEqual({ isOn: true, isHeld: true });
    expect(rotate(rotate(on, 'pointerEnter'), 'pointerLeave')).toEqual(on);
  });

  it.each<RotationEvent>(['move', 'focus', 'hide', 'end'])('[CA-7] stops on %s and does not start again by itself', (event) => {
    const stopped = rotate(on, event);
    expect(stopped.isOn).toBe(false);
    expect(rotate(rotate(stopped, 'pointerEnter'), 'pointerLeave').isOn).toBe(false);
  });

  it('[CA-6] stops and starts by its button, also under the pointer that pressed it', () => {
    const stopped = rotate({ isOn: true, isHeld: true }, 'toggle');
    expect(stopped.isOn).toBe(false);
    expect(rotate({ ...stopped, isHeld: true }, 'toggle')).toEqual(on);
  });
});

it('[CA-11] slideStay gives at least five seconds', () => {
  expect([0, 4000, 5000, 8000].map(slideStay)).toEqual([5000, 5000, 5000, 8000]);
});
