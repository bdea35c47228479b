import { waitFor } from 'storybook/test';

/** Finishes every finite animation of the page, so that checks see the final state. */
export function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  }
}

/**
 * Waits for something that needs rendered frames, such as scrolling. Frames are slow while many pages share a
 * processor.
 */
export function waitForFrames(check: () => void | Promise<void>): Promise<void> {
  return waitFor(check, { timeout: 10_000 });
}
