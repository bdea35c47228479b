import { useRef, useState, type PointerEvent } from 'react';
import { useIsomorphicLayoutEffect } from '../hooks/index.ts';
import {
  clampView,
  clickScale,
  followPointer,
  getNextScale,
  getOpeningScale,
  getZoomBounds,
  pinch,
  wholeView,
  zoomAt,
  type Point,
  type ZoomView,
} from './zoom-view.ts';

interface ZoomViewOptions {
  /** Width of the image on the page in CSS px; the enlarged image opens wider. */
  pageWidth: number;
  /** Aspect ratio (width / height) of the image. */
  ratio: number;
  /** Whether there is a previous and a next image to which a touch can drag. */
  hasPrevious: boolean;
  hasNext: boolean;
  /** Called after the whole image was dragged to the side: -1 for the previous image, 1 for the next one. */
  onSwipe(direction: 1 | -1): void;
}

/** Initial state of a gesture on the image. */
interface Gesture {
  view: ZoomView;
  points: Point[];
}

/** Distance in CSS px from which a touch is a drag, not a tap. */
const dragStart = 8;
/** Share of the area's width that an image must be dragged to show the next one. */
const swipeShare = 0.15;
const center: Point = { x: 0, y: 0 };

/**
 * Holds the view of an enlarged image, and changes it by pointers, buttons and keys.
 *
 * A click or tap toggles between the whole image and the detail at the pointer. Mouse movement pans the enlarged image;
 * one finger drags it, two fingers pinch it. One finger drags the whole image to the previous or next one.
 */
export function useZoomView({ pageWidth, ratio, hasPrevious, hasNext, onSwipe }: ZoomViewOptions) {
  const [area, setArea] = useState<HTMLElement | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [chosen, setChosen] = useState<ZoomView | null>(null);
  const [drag, setDrag] = useState(0);
  const [isGesture, setIsGesture] = useState(false);
  const [maxShown, setMaxShown] = useState<number>(wholeView.scale);
  const fingers = useRef(new Map<number, Point>());
  const gesture = useRef<Gesture>({ view: wholeView, points: [] });
  const hasMoved = useRef(false);
  const isPressed = useRef(false);
  // Pointer events arrive faster than renders.
  const latest = useRef<ZoomView>(null);

  useIsomorphicLayoutEffect(() => {
    if (!area) return;
    const measure = () => setSize({ width: area.clientWidth, height: area.clientHeight });
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [area]);

  const bounds = getZoomBounds(size, ratio);
  const opening = {
    ...wholeView,
    scale: size.width > 0 ? getOpeningScale(bounds.whole.width, pageWidth) : wholeView.scale,
  };
  // Rotating or resizing the window changes the bounds.
  const view = clampView(chosen ?? opening, bounds);
  const isEnlarged = view.scale > wholeView.scale;
  if (view.scale > maxShown) setMaxShown(view.scale);

  /** Returns the position of a pointer relative to the center of the area. */
  const toPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top } = area?.getBoundingClientRect() ?? { left: 0, top: 0 };
    return { x: clientX - left - size.width / 2, y: clientY - top - size.height / 2 };
  };
  const change = (next: ZoomView | null, byPointer = false) => {
    latest.current = next;
    setChosen(next);
    setIsGesture(byPointer);
  };
  const startGesture = () => {
    gesture.current = { view: clampView(latest.current ?? opening, bounds), points: [...fingers.current.values()] };
  };
  const endGesture = () => {
    startGesture();
    if (fingers.current.size > 0) return;
    isPressed.current = false;
    setIsGesture(false);
    setDrag(0);
  };
  const zoomTo = (scale: number, point = center) => change(zoomAt(view, scale, point, bounds));

  const onFingersMove = () => {
    const { view: start, points } = gesture.current;
    const [from, otherFrom] = points;
    const [to, otherTo] = [...fingers.current.values()];
    if (!from || !to) return;
    const [x, y] = [to.x - from.x, to.y - from.y];
    if (Math.hypot(x, y) > dragStart) hasMoved.current = true;
    if (!hasMoved.current) return;
    if (otherFrom && otherTo) change(pinch(start, [from, otherFrom], [to, otherTo], bounds), true);
    else if (start.scale > wholeView.scale)
      change(clampView({ ...start, x: start.x + x, y: start.y + y }, bounds), true);
    else {
      setIsGesture(true);
      // Rounded to whole pixels, because fractions show the background between two images.
      setDrag((x > 0 && hasPrevious) || (x < 0 && hasNext) ? Math.round(x) : 0);
    }
  };
  /** Returns the direction in which a lifted finger dragged the whole image; 0 for none. */
  const getSwipe = ({ x }: Point): 1 | 0 | -1 => {
    const { view: start, points } = gesture.current;
    const [from] = points;
    if (!from || points.length > 1 || start.scale > wholeView.scale || Math.abs(x - from.x) < size.width * swipeShare)
      return 0;
    if (x > from.x) return hasPrevious ? -1 : 0;
    return hasNext ? 1 : 0;
  };

  const pointerHandlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      // A second finger starts a pinch.
      hasMoved.current = fingers.current.size > 0;
      isPressed.current = true;
      if (event.pointerType === 'mouse') return;
      fingers.current.set(event.pointerId, toPoint(event));
      setDrag(0);
      startGesture();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (fingers.current.has(event.pointerId)) {
        fingers.current.set(event.pointerId, toPoint(event));
        onFingersMove();
      } else if (event.pointerType === 'mouse' && isEnlarged) {
        change(followPointer(view.scale, toPoint(event), bounds), true);
      }
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const point = toPoint(event);
      const swipe = getSwipe(point);
      const isTap = isPressed.current && !hasMoved.current;
      fingers.current.delete(event.pointerId);
      endGesture();
      if (isTap) zoomTo(isEnlarged ? wholeView.scale : clickScale, point);
      else if (swipe !== 0) onSwipe(swipe);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => {
      fingers.current.delete(event.pointerId);
      endGesture();
    },
  };

  return {
    setArea,
    view,
    isEnlarged,
    /** Largest scale at which this image was shown, for which its file is large enough. */
    maxShown,
    /** Distance in CSS px by which the whole image is dragged to the side. */
    drag,
    /** Whether a pointer is moving the image, so that nothing is animated. */
    isGesture,
    zoom: (direction: 1 | -1) => zoomTo(getNextScale(view.scale, direction)),
    showWhole: () => zoomTo(wholeView.scale),
    /** Moves the visible part by CSS px. */
    pan: (x: number, y: number) => change(clampView({ ...view, x: view.x - x, y: view.y - y }, bounds)),
    /** Resets to the opening view, or to the whole image if the current one is whole. */
    reset: () => {
      change(isEnlarged ? null : wholeView);
      setMaxShown(wholeView.scale);
    },
    pointerHandlers,
  };
}
