/**
 * Parameters of stories that cover the window, or lie at its edge: a documentation page shows each in a window of its
 * own, after its `play` function, so that what opens is seen open.
 *
 * @param height of the window, in CSS
 */
export function inFrame(height = '36rem') {
  return { story: { inline: false, height } } as const;
}
