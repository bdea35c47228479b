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
  // Storybook shows a text first, then the snippet, and then adds the imports: what stays the same is complete.
  const isComplete = () => {
    const shown = Array.from(document.querySelectorAll('pre.prismjs'), ({ textContent }) => textContent);
    const before = document.documentElement.dataset['snippets'];
    const current = shown.join('\0');
    document.documentElement.dataset['snippets'] = current;
    return (
      current !== '' && current === before && shown.every((text) => text.trim() !== '' && text !== 'Transforming...')
    );
  };
  await page.waitForFunction(isComplete, undefined, { polling: 250 });
  return [...new Set(await page.locator('pre.prismjs').allInnerTexts())];
}
