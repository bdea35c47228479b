import { takeCartCookie } from '../cart/index.ts';
import type { ShopStorage } from '../commerce/index.ts';
import { takeSignInCookie } from './sign-in-cookie.ts';

/**
 * Moves to the storage of the shop what forms that were posted to the server have left in cookies: a guest cart, then a
 * token to merge it under.
 */
export function takeFormCookies(window: Window, storage: ShopStorage): void {
  takeCartCookie(window, storage);
  takeSignInCookie(window, storage);
}
