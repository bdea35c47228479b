/**
 * The tab that a key leads to; undefined for keys that are not the list's.
 *
 * @param key as in `KeyboardEvent.key`
 * @param current position of the focused tab, from 0
 * @param count how many tabs there are, at least one
 * @param orientation a horizontal list leaves Up and Down to the page, a vertical one Left and Right
 */
export function tabForKey(
  key: string,
  current: number,
  count: number,
  orientation: 'horizontal' | 'vertical',
): number | undefined {
  const [back, on] = orientation === 'vertical' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === on) return (current + 1) % count;
  if (key === back) return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
