import { expect, test } from '../support/fixtures.ts';
import { openPage } from './steps/shop-page.ts';
import { findTextsOverImages } from './steps/text-contrast.ts';

test('[G-12] texts over the images of the home page have enough contrast', async ({ page }) => {
  await openPage(page, '/');
  await page.waitForLoadState('networkidle');
  const texts = await findTextsOverImages(page);
  expect(texts.length, 'texts over pictures').toBeGreaterThan(5);
  expect(texts.filter(({ ratio, least }) => ratio < least)).toEqual([]);
});

test('[PX-1] texts over a parallax image have enough contrast at every position; parallax stops on touch and under reduced motion', async ({
  page,
  isMobile,
}) => {
  await openPage(page, '/about-us');
  await page.waitForLoadState('networkidle');
  const texts = await findTextsOverImages(page, ['start', 'center', 'end']);
  expect(texts.map(({ text }) => text)).toEqual(expect.arrayContaining(['Porozmawiajmy na miejscu', 'Znajdź sklep']));
  expect(texts.filter(({ ratio, least }) => ratio < least)).toEqual([]);

  const drifting = () =>
    page.evaluate(() => document.getAnimations().filter(({ timeline }) => timeline instanceof ViewTimeline).length);
  expect(await drifting()).toBe(isMobile ? 0 : 1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await drifting()).toBe(0);
});
