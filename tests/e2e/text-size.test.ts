import { chromiumArguments, findTestBrowser } from '../../scripts/chromium.mjs';
import { expect, test } from '../support/fixtures.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

const executablePath = await findTestBrowser();

// As in the settings of a browser whose text is twice as large.
test.use({
  launchOptions: {
    args: [...chromiumArguments, '--blink-settings=defaultFontSize=32'],
    ...(executablePath !== null && { executablePath }),
  },
});

for (const width of [820, 1280])
  test(`the title of the home page breaks no word with text of twice the size at ${width} px @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1100 });
    await openPage(page, '/');
    const broken = await mainHeading(page).evaluate((heading) => {
      const text = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT).nextNode();
      if (!(text instanceof Text)) return ['no text'];
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = new Range();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 ? [word] : [];
      });
    });
    expect(broken).toEqual([]);
  });
