/**
 * Returns the message for a redirect of the backend's APIs: where it leads, and which setting avoids it. It has no
 * query, which may be about a shopper.
 *
 * @param location - `Location` header of the backend.
 * @param commerceUrl - Address of the backend.
 * @param pathname - Path of the request, below that address.
 */
export function explainBackendRedirect(location: string | undefined, commerceUrl: string, pathname: string): string {
  const requested = commerceUrl + pathname;
  if (location === undefined || !URL.canParse(location, requested))
    return 'The commerce backend redirects its API without a location.';
  const { origin, pathname: path } = new URL(location, requested);
  return path.endsWith(pathname) && origin + path !== requested
    ? `The commerce backend redirects its API. Set COMMERCE_URL=${origin}${path.slice(0, -pathname.length)}, where the redirect leads.`
    : `The commerce backend redirects its API to ${origin}. Set COMMERCE_URL to an address that does not redirect.`;
}
