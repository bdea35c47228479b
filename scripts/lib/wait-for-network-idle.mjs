import { setTimeout as pass } from 'node:timers/promises';

/** Time in ms without a request after which a page has fetched all that it wants. */
const QUIET = 500;

/**
 * For what a page fetches after it has been loaded: Playwright's `networkidle` is reached once.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<void>} resolves when the page asks for nothing more
 */
export async function waitForNetworkIdle(page) {
  let last = performance.now();
  const note = () => (last = performance.now());
  page.on('request', note).on('requestfinished', note);
  for (let left = QUIET; left > 0; left = QUIET - (performance.now() - last)) await pass(left);
  page.off('request', note).off('requestfinished', note);
}
