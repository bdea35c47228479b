/** What Lighthouse assumes of a phone on a slow mobile network. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1e6) / 8,
  uploadThroughput: (0.75 * 1e6) / 8,
};
const cpuSlowdown = 4;

/**
 * Opens a page with empty caches on a slow phone, on slow 4G.
 *
 * @param {import('playwright').Browser} browser
 * @returns {Promise<import('playwright').Page>} whose context is closed by the caller
 */
export async function openSlowPhone(browser) {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}
