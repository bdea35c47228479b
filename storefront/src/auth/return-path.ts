/** Where signing in leads when no page was remembered. */
const defaultPath = '/customer/account/';

/**
 * Returns the page to return to after sign-in, from the state of the history entry: a path of the shop or null, never
 * another origin.
 */
export function returnPath(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('returnTo' in state) || typeof state.returnTo !== 'string')
    return defaultPath;
  const base = 'https://shop.invalid';
  if (!state.returnTo.startsWith('/') || !URL.canParse(state.returnTo, base)) return defaultPath;
  const { origin, pathname, search, hash } = new URL(state.returnTo, base);
  const own = origin === base && !pathname.startsWith('//') && !pathname.startsWith('/sign-in');
  return own ? `${pathname}${search}${hash}` : defaultPath;
}
