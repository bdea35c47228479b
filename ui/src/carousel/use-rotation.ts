import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { useMotionAllowed } from '../motion/index.ts';
import { rotationReducer, getSlideDuration, type RotationEvent } from './rotation.ts';

interface RotationOptions {
  /** Row of slides. Focus and pointer are observed on the carousel around it. */
  track: RefObject<HTMLElement | null>;
  /** Whether the merchant enabled autoplay and there is more than one page. */
  autoplay: boolean;
  /** Duration of a slide in milliseconds, at least 5000. */
  autoplaySpeed: number;
  /** Index of the visible item; a change restarts the timer. */
  position: number;
  /** Shows the next item and returns `false` at an end. */
  advance: () => boolean;
}

interface RotationControl {
  /** Whether the visitor may start and pause the rotation. */
  isAvailable: boolean;
  isOn: boolean;
  /** Whether slides currently advance automatically. */
  isRotating: boolean;
  dispatch: (event: RotationEvent) => void;
}

/** Advances a carousel automatically, unless motion is reduced, data is saved or the carousel is in use. */
export function useRotation({ track, autoplay, autoplaySpeed, position, advance }: RotationOptions): RotationControl {
  const isAvailable = useMotionAllowed() && autoplay;
  const [rotation, dispatch] = useReducer(rotationReducer, { isOn: true, isHeld: false });
  const isRotating = isAvailable && rotation.isOn && !rotation.isHeld;
  const latestAdvance = useRef(advance);
  useEffect(() => {
    latestAdvance.current = advance;
  });

  useEffect(() => {
    if (!isRotating) return;
    const timer = setTimeout(() => !latestAdvance.current() && dispatch('end'), getSlideDuration(autoplaySpeed));
    return () => clearTimeout(timer);
  }, [isRotating, autoplaySpeed, position]);

  useEffect(() => (isAvailable ? watch(track.current?.parentElement, dispatch) : undefined), [isAvailable, track]);
  return { isAvailable, isOn: rotation.isOn, isRotating, dispatch };
}

/** Adds listeners for all events that pause or stop a rotation, and returns a function that removes them. */
function watch(root: HTMLElement | null | undefined, dispatch: (event: RotationEvent) => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  root?.addEventListener('pointerenter', () => dispatch('pointerEnter'), options);
  root?.addEventListener('pointerleave', () => dispatch('pointerLeave'), options);
  // A pointer press moves focus too, but counts as a pointer event.
  root?.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(':focus-visible') && dispatch('focus'),
    options,
  );
  root?.addEventListener('touchmove', () => dispatch('move'), { ...options, passive: true });
  document.addEventListener('visibilitychange', () => document.hidden && dispatch('hide'), options);
  return () => controller.abort();
}
