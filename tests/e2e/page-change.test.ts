import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { mainHeading, openPage, untilFooterInteractive } from './steps/shop-page.ts';
import { publicPaths } from './steps/pages.ts';

/** Notes, from here on, what takes the focus under which title, and what live regions say. */
async function listen(page: Page): Promise<{ focused(): Promise<string[]>; said(): Promise<string[]> }> {
  await page.evaluate(() => {
    const log: { focused: string[]; said: string[] } = { focused: [], said: [] };
    Object.assign(window, { testLog: log });
    document.addEventListener('focusin', ({ target }) => {
      if (target instanceof Element) log.focused.push(`${target.tagName} under ${document.title}`);
    });
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const text =
          type === 'characterData'
            ? target.textContent
            : Array.from(addedNodes, ({ textContent }) => textContent).join('');
        if (text?.trim() && element?.closest('[aria-live="polite"], [role="status"]')) log.said.push(text.trim());
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const read = (key: 'focused' | 'said') =>
    page.evaluate((name) => {
      const log: unknown = Reflect.get(window, 'testLog');
      const list: unknown = typeof log === 'object' && log !== null ? Reflect.get(log, name) : [];
      return Array.isArray(list) ? list.map(String) : [];
    }, key);
  return { focused: () => read('focused'), said: () => read('said') };
}

test('[G-1] every page declares its language in the first bytes, and still does after a navigation @desktop @full', async ({
  page,
}) => {
  for (const path of publicPaths) {
    const html = await (await page.request.get(path)).text();
    expect(html.slice(0, 200), path).toMatch(/<html [^>]*lang="pl-PL"/);
  }
  await openPage(page, '/sport.html');
  await untilFooterInteractive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'O Witrynie' }).click();
  await expect(page).toHaveURL('/about-us');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl-PL');
});

test('[G-5] a navigation updates the title before it moves focus to the heading, at the top of the page @desktop', async ({
  page,
}) => {
  await openPage(page, '/sport.html');
  const { focused } = await listen(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'O Witrynie' });
  await untilFooterInteractive(page);
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL('/about-us');
  await expect(mainHeading(page)).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  expect((await focused()).at(-1)).toBe(`H1 under ${await page.title()}`);
  expect(await page.title()).not.toContain('Sport');
});

test('[G-5] Back restores the scroll position of the previous page and focus on the followed link @desktop', async ({
  page,
}) => {
  await openPage(page, '/sport.html');
  const link = page.getByRole('main').getByRole('article').last().getByRole('link').last();
  await link.focus();
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBeGreaterThan(100);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL('/sport.html');
  await expect(mainHeading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/sport.html');
  await expect(link).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top);
});

test('[G-6] a new page is announced once, by its title @desktop @full', async ({ page }) => {
  await openPage(page, '/sport.html');
  const { said } = await listen(page);
  await untilFooterInteractive(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'O Witrynie' }).click();
  await expect(mainHeading(page)).toBeFocused();
  const title = await page.title();
  await expect.poll(said).toContain(title);
  await page.waitForLoadState('networkidle');
  expect((await said()).filter((text) => text.includes(title))).toEqual([title]);
});

test('[G-6] sorting and paging announce the number of products without moving focus @desktop @full', async ({
  page,
}) => {
  await openPage(page, '/sport.html');
  const { said, focused } = await listen(page);
  const sort = page.getByRole('main').getByRole('combobox').first();
  await sort.focus();
  await sort.selectOption({ index: 1 });
  await expect(page).toHaveURL(/sort=/);
  await expect.poll(said).toEqual([expect.stringMatching(/^\d+ produkt/)]);
  await expect(sort).toBeFocused();

  const next = page.getByRole('link', { name: 'Strona 2', exact: true });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/p=2/);
  await expect.poll(said).toHaveLength(2);
  expect((await focused()).some((entry) => entry.startsWith('H1'))).toBe(false);
});

test('a page that was left leaves nothing in the document @mobile @full', async ({ page }) => {
  await openPage(page, '/');
  const banner = page.getByRole('banner');
  const session = await page.context().newCDPSession(page);
  /**
   * Through the home page, whose images come late, to another one and back; the answer is how many nodes are in
   * memory then.
   */
  const round = async () => {
    await page.getByRole('main').getByRole('tabpanel').last().scrollIntoViewIfNeeded();
    await banner.getByRole('link', { name: /^Szukaj/ }).click();
    await page.getByRole('combobox').fill('magnez');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/search/);
    await banner.getByRole('link', { name: 'witryna, strona główna' }).click();
    await expect(page).toHaveURL('/');
    await page.waitForLoadState('networkidle');
    await session.send('HeapProfiler.collectGarbage');
    return (await session.send('Memory.getDOMCounters')).nodes;
  };
  await round();
  const first = await round();
  for (let times = 0; times < 3; times += 1) await round();
  // One home page alone has hundreds.
  expect(await round()).toBeLessThan(first + 100);
});
