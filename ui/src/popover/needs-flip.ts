/**
 * Returns whether a panel belongs on the other side of its button: it is cut off on its own, and has more space there.
 *
 * @param side its own side
 * @param button edges of the button in CSS pixels from the top of the window
 * @param height of the panel in CSS pixels
 * @param screen height of the window in CSS pixels
 */
export function needsFlip(
  side: 'bottom' | 'top',
  button: { top: number; bottom: number },
  height: number,
  screen: number,
): boolean {
  const below = screen - button.bottom;
  const [own, other] = side === 'top' ? [button.top, below] : [below, button.top];
  return height > own && other > own;
}
