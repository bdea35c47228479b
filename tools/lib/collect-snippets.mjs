/**
 * Opens the code of all examples on a documentation page and reads it.
 *
 * @param {import('playwright').Page} page that shows the documentation page
 * @returns {Promise<string[]>} each once, in the order of the page; empty if the page shows none
 */
export async function collectSnippets(page) {
  try {
    const code = page.locator('.docblock-code-toggle, pre.prismjs');
    await code.first().waitFor({ state: 'attached', timeout: 20_000 });
  } catch {
    return [];
  }
  await page.locator('.docblock-code-toggle[aria-expanded="false"]').evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  // Storybook shows a text first, then the snippet, and then adds the imports.
  /** @type {string[]} */
  let before = [];
  for (let reads = 0; reads < 20; reads += 1) {
    const shown = await page.locator('pre.prismjs').allInnerTexts();
    const settled = shown.length > 0 && shown.every((text) => text.trim() !== '' && text !== 'Transforming...');
    if (settled && shown.join('\0') === before.join('\0')) return [...new Set(shown)];
    before = shown;
    await page.waitForTimeout(250);
  }
  return [...new Set(before)];
}
