import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { products } from './steps/cart.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';

/** Records for each view transition, from its start, where the named images are before the page changes, and after. */
async function recordTransitions(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    const transitions: unknown[] = [];
    const getNamed = () =>
      [...document.images]
        .filter(({ style }) => style.viewTransitionName)
        .map((image) => image.closest('article')?.querySelector('a')?.pathname ?? image.alt);
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const named = [getNamed()];
      transitions.push(named);
      const transition = start(update);
      void transition.ready.then(() => named.push(getNamed()));
      return transition;
    };
    Object.assign(window, { transitions });
  });
  return () => page.evaluate((): unknown => Reflect.get(window, 'transitions'));
}

const { name, path } = products.magnesium;

test('the image of a clicked card becomes that of the product page, and again that of the card on Back @desktop', async ({
  page,
}) => {
  const getTransitions = await recordTransitions(page);
  await openPage(page, '/mineraly.html');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(mainHeading(page)).toBeFocused();
  await expect.poll(getTransitions).toEqual([[[path], [expect.stringContaining(name)]]]);
  const image = page.getByRole('main').getByRole('img', { name }).first();
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.complete)).toBe(true);
  await page.goBack();
  await expect(page.getByRole('main').getByRole('link', { name, exact: true })).toBeFocused();
  await expect.poll(getTransitions).toContainEqual([[expect.stringContaining(name)], [path]]);
  expect(await getTransitions()).toHaveLength(2);
});

test('only the image moves: the page itself is painted without a fade @desktop', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        const moved = document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []))
          .filter((element) => element.startsWith('::view-transition'));
        Object.assign(window, { moved });
      });
      return transition;
    };
  });
  await openPage(page, '/mineraly.html');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(mainHeading(page)).toBeFocused();
  await expect
    .poll(() => page.evaluate((): unknown => Reflect.get(window, 'moved')))
    .toEqual(['::view-transition-group(product-image)']);
});

test('pages change without a transition for shoppers who prefer reduced motion @desktop', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const getTransitions = await recordTransitions(page);
  await openPage(page, '/mineraly.html');
  await page.getByRole('main').getByRole('link', { name, exact: true }).click();
  await expect(mainHeading(page)).toBeFocused();
  expect(await getTransitions()).toEqual([]);
});
