import { toScriptSource } from './to-script-source.ts';

/**
 * The inline script of a page about the shopper's own data, such as the cart, behind the boot script: requests the
 * scripts of the application for shoppers of whom the browser holds data (a copy of `hasShopperData`), before the boot
 * script has arrived. Others see all there is without them. Its text is the same on every page, as that of
 * `earlyScript`.
 */
export const shopperPreloadScript = [
  "try{(history.state||document.cookie.includes('witryna_')||Object.keys(localStorage).some(k=>k!='recently_viewed'&&k!='recent_searches'))&&",
  "document.head.append(...document.querySelector('#witryna-boot').dataset.modules.split(' ').map(href=>Object.assign(document.createElement('link'),{rel:'modulepreload',href})))",
  // A blocked storage holds nothing.
  '}catch{}',
].join('');

/** Source of the content security policy that lets {@link shopperPreloadScript} run. */
export const shopperPreloadScriptSource = toScriptSource(shopperPreloadScript);
