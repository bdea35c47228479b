// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { storageKeys } from '../../src/commerce/index.ts';
import { hasShopperData } from '../../src/platform/hydration/has-shopper-data.ts';
import { shopperPreloadScript } from './shopper-preload-script.ts';

/** URLs that the script requests, as the browser runs it. */
function getPreloads(): string[] {
  window.eval(shopperPreloadScript);
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')].map(({ href }) => href);
}

const modules = ['/assets/entry.js', '/assets/page.js'];
const urls = modules.map((path) => window.location.origin + path);

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '');
  document.cookie = 'witryna_cart=; Max-Age=0';
  document.head.innerHTML = '';
  document.body.innerHTML = `<script id="witryna-boot" data-modules="${modules.join(' ')}"></script>`;
});

describe('shopperPreloadScript', () => {
  it.each([
    ['a cart', true, () => localStorage.setItem(storageKeys.cartId, '1')],
    ['a session', true, () => localStorage.setItem(storageKeys.signInToken, '1')],
    ['a cookie of the shop', true, () => (document.cookie = 'witryna_cart=1')],
    ['an entry of the history', true, () => window.history.replaceState({ key: 'a' }, '')],
    ['nothing', false, () => undefined],
    ['what was looked at', false, () => localStorage.setItem(storageKeys.recentlyViewed, '[]')],
    ['what was looked for', false, () => localStorage.setItem(storageKeys.recentSearches, '[]')],
  ])('with %s: requests the scripts of the application: %s, as the boot script does', (_, isKnown, arrange) => {
    arrange();
    expect(getPreloads()).toEqual(isKnown ? urls : []);
    expect(hasShopperData(window)).toBe(isKnown);
  });

  it('cannot end its element', () => expect(shopperPreloadScript).not.toContain('</'));
});
