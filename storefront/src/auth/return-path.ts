/** Where signing in leads when no page was remembered. */
const defaultPath = '/customer/account/';

/**
 * The page to go back to after signing in, from the state of the history entry. It is a path of the shop
 * itself or nothing: an address of somebody else never gets there.
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
