/** What may end a press: a released or canceled pointer, the end of a drag, a released space bar. */
const releases = ['pointerup', 'pointercancel', 'dragend', 'keyup'] as const;

/**
 * Waits while something inside an element is being pressed, and for the click that ends the press. A browser sends no
 * click when the pressed element has been replaced meanwhile.
 */
export async function untilReleased(element: HTMLElement): Promise<void> {
  while (element.matches(':active')) await nextRelease();
}

function nextRelease(): Promise<void> {
  return new Promise((resolve) => {
    const listening = new AbortController();
    const onRelease = () => {
      listening.abort();
      // The click follows its release in the same task.
      setTimeout(resolve);
    };
    for (const type of releases) window.addEventListener(type, onRelease, { capture: true, signal: listening.signal });
  });
}
