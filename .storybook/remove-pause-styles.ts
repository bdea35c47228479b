/**
 * Removes the style sheets by which Storybook pauses animations while it checks a story. Storybook 10 leaves its own
 * behind when an `afterEach` throws; without this, dialogs of all later stories in the document would never finish
 * closing.
 */
export function removePauseStyles(document: Document): void {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('animation-play-state: paused !important')) style.remove();
  }
}
