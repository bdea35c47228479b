/**
 * The path of a request as it may stand in a log: without the query, without the id of a guest's cart, which opens that
 * cart to whoever has it, and without the code that confirms what is done with a customer's data.
 *
 * @param url of a Node request
 */
export function loggedPath(url = '/'): string {
  return (url.split('?')[0] ?? '/').replace(/(\/guest-carts\/|\/gdpr-request\/type\/[^/]+\/code\/)[^/]+/, '$1*');
}
