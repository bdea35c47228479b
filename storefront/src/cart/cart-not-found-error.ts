/** Thrown for changes to a cart that does not exist any more: its lines cannot be found in a new one. */
export class CartNotFoundError extends Error {
  override readonly name = 'CartNotFoundError';
}
