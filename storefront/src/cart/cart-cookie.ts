import { isString, storageKeys, type ShopStorage } from '../commerce/index.ts';
import { isCartId } from '../cart-id/index.ts';

/** Lifetime of the cookie in seconds: 30 days, like a guest cart in Magento by default. */
const maxAge = 2_592_000;

/**
 * With the prefix, browsers accept the cookie only from this host over HTTPS, so that no other host of the domain can
 * set a cart.
 */
const cookieName = (secure: boolean) => (secure ? '__Host-witryna_cart' : 'witryna_cart');

const attributes = (secure: boolean) => `Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;

function parseCookie(cookies: string, secure: boolean): string | null {
  const name = cookieName(secure);
  const value = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return isCartId(value) ? value : null;
}

/**
 * Returns the `Set-Cookie` header that remembers the guest cart of a browser without scripts. Scripts can read it, as
 * they can the storage of the shop that it moves to when they run: see {@link takeCartCookie}.
 *
 * @param secure - Whether the shop is served over HTTPS.
 */
export function createCartCookie(cartId: string, secure: boolean): string {
  return `${cookieName(secure)}=${cartId}; Max-Age=${maxAge}; ${attributes(secure)}`;
}

/** Returns the cart id in a `Cookie` header; null without one, or when it is not a masked cart id. */
export function parseCartCookie(header: string | undefined, secure: boolean): string | null {
  return parseCookie(header ?? '', secure);
}

/** Part of `Window` with the cookies. */
interface CookieWindow {
  document: Pick<Document, 'cookie'>;
  location: Pick<Location, 'protocol'>;
}

/**
 * Moves the guest cart that was created without scripts from its cookie to the storage of the shop. When there is
 * another cart, or a customer, its lines must be merged into that one, so the id is stored as the stashed guest cart.
 * Must run before the cart id store is created.
 */
export function takeCartCookie({ document, location }: CookieWindow, storage: ShopStorage): void {
  const secure = location.protocol === 'https:';
  const cartId = parseCookie(document.cookie, secure);
  document.cookie = `${cookieName(secure)}=; Max-Age=0; ${attributes(secure)}`;
  if (cartId === null) return;
  const known = storage.get(storageKeys.cartId, isCartId);
  if (known === undefined && storage.get(storageKeys.signInToken, isString) === undefined)
    storage.set(storageKeys.cartId, cartId);
  else if (known !== cartId) storage.set(storageKeys.guestCart, cartId);
}
