/**
 * Parameters of stories that cover the window, or lie at its edge: a documentation page shows each in a window of its
 * own, after its `play` function, so that what opens is seen open.
 *
 * @param height of the window, in CSS
 * @param code example that the page shows instead of the story, which Storybook cannot read in a window. Default: the
 *   story
 */
export function inFrame(height: string, code?: string) {
  return { story: { inline: false, height }, ...(code !== undefined && { source: { code } }) } as const;
}
