/**
 * What went on in a tab.
 *
 * @typedef {object} Findings
 * @property {number} steps
 * @property {number} missed actions whose element was not there
 * @property {number} pages addresses that were shown
 * @property {number} requests calls of the backend
 * @property {string[]} doubles data that was asked for twice within one action
 * @property {string[]} errors each with the actions that led there
 */

/** Time without a request after which an action is over, and the longest that it is waited for, in ms. */
const QUIET = 200;
const LONGEST = 10_000;

/**
 * Watches a tab: errors, and calls of the backend.
 *
 * @param {import('playwright').Page} page
 * @param {string} origin of the shop
 */
export function watchTab(page, origin) {
  /** @type {Findings} */
  const findings = { steps: 0, missed: 0, pages: 0, requests: 0, doubles: [], errors: [] };
  /** @type {string[]} */
  const trail = [];
  /** @type {Map<string, number>} when, by call */
  const asked = new Map();
  const pages = new Set();
  const underWay = new Set();
  let changed = Date.now();

  const fail = (/** @type {string} */ text) => findings.errors.push(`${text}; after: ${trail.slice(-6).join(', ')}`);
  page.on('console', (message) => {
    if (message.type() === 'error') fail(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => fail(`uncaught: ${error.message}`));
  page.on('crash', () => fail('the tab crashed'));
  page.on('response', (response) => {
    // Until then the document before may still ask.
    if (response.request().isNavigationRequest()) asked.clear();
    if (response.status() >= 500) fail(`answer ${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    changed = Date.now();
    underWay.add(request);
    // Another document has no data of the one before.
    if (request.isNavigationRequest()) asked.clear();
    if (!request.url().startsWith(`${origin}/graphql`)) return;
    findings.requests += 1;
    const call = `${request.method()} ${decodeURIComponent(request.url().slice(origin.length))} ${request.postData() ?? ''}`;
    const before = asked.get(call);
    if (before !== undefined)
      findings.doubles.push(
        `${Date.now() - before} ms apart: ${call.slice(0, 300)}; after: ${trail.slice(-3).join(', ')}`,
      );
    asked.set(call, Date.now());
  });
  const ended = (/** @type {import('playwright').Request} */ request) => {
    changed = Date.now();
    // What was read before something was written is out of date.
    if (request.postData()?.includes('"mutation ')) asked.clear();
    underWay.delete(request);
  };
  page.on('requestfinished', ended);
  page.on('requestfailed', (request) => {
    ended(request);
    const reason = request.failure()?.errorText ?? '';
    // Who moves on gives up what was still on its way, and may ask for it later.
    if (reason === 'net::ERR_ABORTED') asked.clear();
    else fail(`failed: ${request.url()} ${reason}`);
  });
  page.on('framenavigated', () => {
    pages.add(page.url());
    findings.pages = pages.size;
  });

  return {
    /** @param {string} action that begins */
    begin(action) {
      trail.push(action);
      findings.steps += 1;
      asked.clear();
    },
    missed() {
      findings.missed += 1;
    },
    /** Waits until nothing is fetched any more. */
    async settled() {
      const started = Date.now();
      changed = started;
      while (Date.now() - started < LONGEST && (underWay.size > 0 || Date.now() - changed < QUIET)) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      underWay.clear();
    },
    findings: () => findings,
  };
}
