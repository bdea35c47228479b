/**
 * Does something once the next frame has been painted. A page that nobody sees paints none: there it is done as soon as it can be.
 *
 * @returns gives it up
 */
export function afterPaint(window: Window, act: () => void): () => void {
  let timer: number | undefined;
  const wait = () => {
    timer = window.setTimeout(act);
  };
  const frame = window.document.visibilityState === 'hidden' ? undefined : window.requestAnimationFrame(wait);
  if (frame === undefined) wait();
  return () => {
    if (frame !== undefined) window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
