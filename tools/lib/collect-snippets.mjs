/**
 * Opens the code of all examples on a documentation page and reads it.
 *
 * @param {import('playwright').Page} page that shows the documentation page
 * @returns {Promise<string[]>} each once, in the order of the page
 */
export async function collectSnippets(page) {
  const toggles = page.getByRole('button', { name: 'Show code' });
  await page.locator('.sbdocs-preview').first().waitFor();
  while ((await toggles.count()) > 0) await toggles.first().click();
  // Storybook shows a text first, then the snippet, and then adds the imports.
  /** @type {string[]} */
  let before = [];
  for (let reads = 0; reads < 20; reads += 1) {
    const shown = await page.locator('.sbdocs-preview pre.prismjs').allInnerTexts();
    const settled = shown.length > 0 && shown.every((text) => text.trim() !== '' && text !== 'Transforming...');
    if (settled && shown.join('\0') === before.join('\0')) return [...new Set(shown)];
    before = shown;
    await page.waitForTimeout(250);
  }
  return [...new Set(before)];
}
