import { expect, test } from '@playwright/test';
import { draw } from './draw.ts';
import { legacy, otherStyles, readDesign, readOwnSheets, readSheets } from './other-styles.ts';

for (const styles of otherStyles) {
  for (const order of ['before', 'after'] as const) {
    test(`${styles.name} ${order} the packages: no pixel of either side changes`, async ({ page }) => {
      const alone = await draw(page, [await (styles.loadBare ?? styles.load)()]);
      const designed = await draw(page, await readDesign());
      const together = await draw(page, (await readSheets(styles))[order]);
      for (const state of ['rest', 'active'] as const) {
        expect(together[state].application.equals(alone[state].application), `the application, ${state}`).toBe(true);
        expect(together[state].components.equals(designed[state].components), `the components, ${state}`).toBe(true);
      }
    });
  }
}

test('a class of the application overrides a component, whatever else the page has', async ({ page }) => {
  const getHeight = async (sheets: readonly string[], rule: string) => {
    await draw(page, [...sheets, rule]);
    const button = page.locator('.components button').first();
    await button.evaluate((element) => element.classList.add('mine'));
    return (await button.boundingBox())?.height;
  };
  const [layered, unlayered] = await Promise.all([readOwnSheets('styles'), readOwnSheets('styles.unlayered')]);
  expect(await getHeight(layered, '.mine{height:99px}')).toBe(99);
  expect(
    await getHeight(['@layer legacy, witryna;', `@layer legacy{${legacy}}`, ...layered], '.mine{height:99px}'),
  ).toBe(99);
  expect(await getHeight([legacy, ...unlayered], '.mine:not(#w-ui){height:99px}')).toBe(99);
  expect(await getHeight([legacy, ...unlayered], '.mine{height:99px!important}')).toBe(99);
});
