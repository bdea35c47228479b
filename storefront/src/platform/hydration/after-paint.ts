/**
 * Calls a function after the next paint. A hidden page does not paint, so there it is called as soon as possible.
 *
 * @returns a function that cancels the call
 */
export function afterPaint(window: Window, callback: () => void): () => void {
  let timer: number | undefined;
  const wait = () => {
    timer = window.setTimeout(callback);
  };
  const frame = window.document.visibilityState === 'hidden' ? undefined : window.requestAnimationFrame(wait);
  if (frame === undefined) wait();
  return () => {
    if (frame !== undefined) window.cancelAnimationFrame(frame);
    window.clearTimeout(timer);
  };
}
