/** Thrown by a page's loader when the entity of the route does not exist. */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFound';
}
