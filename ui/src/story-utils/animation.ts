import { waitFor } from 'storybook/test';

/** Brings every animation of the page that ends to its end, so that what is checked is what stays. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/** Waits for what needs rendered frames, such as scrolling: they come late where many pages share a processor. */
export function waitForFrames(check: () => void | Promise<void>): Promise<void> {
  return waitFor(check, { timeout: 10_000 });
}
