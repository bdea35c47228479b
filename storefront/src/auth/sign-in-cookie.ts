import { createCartIdStore } from '../cart-id/index.ts';
import { isString, storageKeys, type ShopStorage } from '../commerce/index.ts';
import { defaultTokenLifetime } from '../session/index.ts';

/**
 * Time in seconds that the cookie lives: long enough for the scripts of the next page to arrive over a slow connection.
 */
const maxAge = 120;

/**
 * With the prefix, a browser accepts the cookie from this very host over HTTPS only: no other host of the domain can
 * plant a token.
 */
const cookieName = (secure: boolean) => (secure ? '__Host-witryna_sign_in' : 'witryna_sign_in');

/**
 * Returns the `Set-Cookie` header that passes a token from a posted form to the session store of the browser.
 *
 * @param secure whether the shop is served over HTTPS
 */
export function createSignInCookie(
  { token, lifetime = defaultTokenLifetime }: { token: string; lifetime?: number | undefined },
  secure: boolean,
): string {
  return `${cookieName(secure)}=${lifetime}.${token}; Path=/; Max-Age=${maxAge}; SameSite=Strict${secure ? '; Secure' : ''}`;
}

/** Part of a window that the cookie is read from. */
interface CookieWindow {
  document: Pick<Document, 'cookie'>;
  location: Pick<Location, 'protocol'>;
}

/**
 * Moves the token of a posted form from its cookie to the storage of the shop, and sets the guest's cart aside so that
 * it is merged into the customer's. Must run before the session store is created. A session that is already there wins.
 */
export function takeSignInCookie({ document, location }: CookieWindow, storage: ShopStorage): void {
  const secure = location.protocol === 'https:';
  const name = cookieName(secure);
  const value = document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Strict${secure ? '; Secure' : ''}`;
  // The characters of a bearer token (RFC 6750) need no encoding.
  const [, lifetime, token] = /^(\d{1,9})\.([\w.~+/=-]+)$/.exec(value ?? '') ?? [];
  if (!token || storage.get(storageKeys.signInToken, isString)) return;
  createCartIdStore(storage).stashGuestCart();
  storage.set(storageKeys.signInToken, token, Number(lifetime));
}
