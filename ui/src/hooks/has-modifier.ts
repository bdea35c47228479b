/**
 * Whether Alt, Control or Meta is held: such a combination is the browser's or the screen reader's. Shift makes other
 * keys of ours.
 */
export function hasModifier({
  altKey,
  ctrlKey,
  metaKey,
}: Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey'>): boolean {
  return altKey || ctrlKey || metaKey;
}
