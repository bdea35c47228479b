import { createServer, type Server } from 'node:http';
import { chromium, type Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { chromiumArguments, findTestBrowser } from '../chromium.mjs';
import { measureFirstLoad } from './first-load.mjs';
import { freePort } from './ports.mjs';

let browser: Browser;
let server: Server | undefined;

beforeAll(async () => {
  const executablePath = await findTestBrowser();
  browser = await chromium.launch({ args: chromiumArguments, ...(executablePath !== null && { executablePath }) });
}, 60_000);

afterAll(() => browser.close());

afterEach(() => new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined))));

/** Measures a page with an inline script that queues events, and with `boot` as its boot script. */
async function measure(boot: string, startTimeout?: number) {
  const html = '<link rel="icon" href="data:,"><script>witrynaEvents = []</script><script src="/boot.js"></script>';
  const port = await freePort();
  server = createServer((request, response) => {
    const isScript = request.url === '/boot.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html').end(isScript ? boot : html);
  });
  await new Promise<void>((resolve) => server?.listen(port, resolve));
  return measureFirstLoad(browser, `http://localhost:${port}/`, startTimeout);
}

describe('measureFirstLoad', () => {
  it('returns the size of the scripts without an error when the application starts', async () => {
    const load = await measure('setTimeout(() => { witrynaEvents = null; })');
    expect(load.errors).toEqual([]);
    expect(load.scripts).toBeGreaterThan(0);
    expect(load.files).toEqual(['/boot.js']);
  });

  it('returns an error when the boot script is empty', async () => {
    expect((await measure('', 1)).errors).toEqual(['The application does not start.']);
  });

  it('returns what is thrown and logged while the application starts', async () => {
    const load = await measure('witrynaEvents = null; console.error("Error 1"); throw new Error("broken")');
    expect(load.errors).toEqual(['Error 1', 'broken']);
  });
});
