/** Serializes lines and quantities, to compare the displayed cart with the current one. */
export function serializeLines(items: readonly { uid: string; quantity: number }[]): string {
  return items
    .map(({ uid, quantity }) => `${uid}×${quantity}`)
    .sort()
    .join(',');
}
