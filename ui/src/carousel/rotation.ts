/** Whether a carousel moves by itself. */
export interface Rotation {
  /** Asked for by the merchant or the visitor. */
  isOn: boolean;
  /** Held while the pointer is over it. */
  isHeld: boolean;
}

/** What happens to a carousel. */
export type RotationEvent =
  /** The pause or play button. */
  | 'toggle'
  /** The visitor moved it: buttons, dots, swipe. */
  | 'move'
  /** Keyboard focus came in. */
  | 'focus'
  /** The tab went to the background. */
  | 'hide'
  /** It reached an end that it does not begin again from. */
  | 'end'
  | 'pointerEnter'
  | 'pointerLeave';

/** Shorter stays give no time to read. */
const shortestStay = 5000;

/** How long a slide stays, in milliseconds. */
export function getSlideDuration(autoplaySpeed: number): number {
  return Math.max(shortestStay, autoplaySpeed);
}

/**
 * The rotation after an event: the pointer only holds it; everything else stops it until the visitor starts it again.
 */
export function rotationReducer(rotation: Rotation, event: RotationEvent): Rotation {
  if (event === 'pointerEnter') return { ...rotation, isHeld: true };
  if (event === 'pointerLeave') return { ...rotation, isHeld: false };
  // Who presses play has the pointer on the button, inside the carousel.
  return event === 'toggle' ? { isOn: !rotation.isOn, isHeld: false } : { ...rotation, isOn: false };
}
