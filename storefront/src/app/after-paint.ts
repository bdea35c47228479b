/**
 * Does something once the next frame has been painted.
 *
 * @returns gives it up
 */
export function afterPaint(window: Window, act: () => void): () => void {
  let timer: number | undefined;
  const frame = window.requestAnimationFrame(() => {
    timer = window.setTimeout(act);
  });
  return () => {
    window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
