import { useEffect, useReducer, useRef, type RefObject } from 'react';
import { useMotionAllowed } from '../motion/index.ts';
import { rotationReducer, getSlideDuration, type RotationEvent } from './rotation.ts';

interface RotationOptions {
  /** The row of slides; the focus and the pointer of the carousel around it are watched. */
  track: RefObject<HTMLElement | null>;
  /** Whether the merchant wants it to move by itself, and there is something to move to. */
  autoplay: boolean;
  /** Milliseconds; at least 5 s are kept. */
  autoplaySpeed: number;
  /** The item in view: each stays its time. */
  position: number;
  /** Goes on; false at an end. */
  advance: () => boolean;
}

interface RotationControl {
  /** Whether the visitor may start and stop it. */
  isAvailable: boolean;
  isOn: boolean;
  /** Whether it will move by itself now. */
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

/** Listens for everything that holds or stops a rotation. */
function watch(root: HTMLElement | null | undefined, dispatch: (event: RotationEvent) => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  let isPointerDown = false;
  root?.addEventListener('pointerenter', () => dispatch('pointerEnter'), options);
  root?.addEventListener('pointerleave', () => dispatch('pointerLeave'), options);
  root?.addEventListener(
    'pointerdown',
    () => {
      isPointerDown = true;
    },
    options,
  );
  root?.addEventListener(
    'pointerup',
    () => {
      isPointerDown = false;
    },
    options,
  );
  // A press focuses too, but then it is the press that counts.
  root?.addEventListener('focusin', () => !isPointerDown && dispatch('focus'), options);
  root?.addEventListener('touchmove', () => dispatch('move'), { ...options, passive: true });
  document.addEventListener('visibilitychange', () => document.hidden && dispatch('hide'), options);
  return () => controller.abort();
}
