/** Thrown by a page's loader when what the route promised does not exist. */
export class PageNotFound extends Error {
  override readonly name = 'PageNotFound';
}
