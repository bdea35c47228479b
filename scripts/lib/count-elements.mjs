/**
 * Counts the elements of a page as the server sends it, those for browsers without scripts among them.
 *
 * @param {import('playwright').Browser} browser parses the HTML
 * @param {string} url
 * @returns {Promise<number>}
 */
export async function countElements(browser, url) {
  const html = await (await fetch(url)).text();
  const page = await browser.newPage();
  try {
    return await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'text/html').querySelectorAll('*').length,
      html,
    );
  } finally {
    await page.close();
  }
}
