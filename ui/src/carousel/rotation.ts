/** Whether a carousel moves by itself. */
export interface Rotation {
  /** Whether the merchant or the visitor has turned the rotation on. */
  isOn: boolean;
  /** Whether the pointer over the carousel pauses it. */
  isHeld: boolean;
}

/** Events that affect the rotation. */
export type RotationEvent =
  /** Click on the pause or play button. */
  | 'toggle'
  /** Movement by the visitor: buttons, dots or a swipe. */
  | 'move'
  /** Keyboard focus entering the carousel. */
  | 'focus'
  /** Tab moved to the background. */
  | 'hide'
  /** End of a carousel that is not infinite. */
  | 'end'
  | 'pointerEnter'
  | 'pointerLeave';

/** Minimum duration of a slide in milliseconds; shorter ones leave no time to read. */
const shortestStay = 5000;

/** Returns the duration of a slide in milliseconds. */
export function getSlideDuration(autoplaySpeed: number): number {
  return Math.max(shortestStay, autoplaySpeed);
}

/**
 * Returns the rotation after an event. The pointer only pauses it; every other event stops it until the visitor starts
 * it again.
 */
export function rotationReducer(rotation: Rotation, event: RotationEvent): Rotation {
  if (event === 'pointerEnter') return { ...rotation, isHeld: true };
  if (event === 'pointerLeave') return { ...rotation, isHeld: false };
  // After a click on the play button the pointer is inside the carousel, which must not pause it.
  return event === 'toggle' ? { isOn: !rotation.isOn, isHeld: false } : { ...rotation, isOn: false };
}
