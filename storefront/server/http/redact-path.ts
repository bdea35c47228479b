/**
 * Returns the path of a request for a log: without the query, without the id of a guest cart, which gives access to that
 * cart, and without the confirmation code of a request about a customer's data.
 *
 * @param url - URL of a Node request.
 */
export function redactPath(url = '/'): string {
  return (url.split('?')[0] ?? '/').replace(/(\/guest-carts\/|\/gdpr-request\/type\/[^/]+\/code\/)[^/]+/, '$1*');
}
