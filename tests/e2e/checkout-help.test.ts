import type { Page } from '@playwright/test';
import { featureTest } from '../support/feature-test.ts';
import { expect, test } from '../support/fixtures.ts';
import { bringCart } from './steps/cart.ts';
import { openCheckout } from './steps/checkout.ts';
import { holdRequests } from './steps/hold-requests.ts';
import { logRequests } from './steps/request-log.ts';

const trigger = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Potrzebujesz pomocy?' });
const phone = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Zadzwoń: +48 22 000 00 00' });

const helpTest = featureTest(test, 'needHelp', async ({ page, shop }) => {
  await bringCart(page, shop);
  await openCheckout(page);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Potrzebujesz pomocy?' })).toHaveAttribute(
    'href',
    '/customer-service',
  );
  await expect(trigger(page)).toHaveCount(0);
});

helpTest(
  '[CFG-10] [FRM-25] [FRM-32] [FRM-33] [FRM-34] [FRM-35] [FRM-36] help in the checkout loads the contact data when it is first opened',
  async ({ page, shop }) => {
    await bringCart(page, shop);
    const log = logRequests(page);
    const asked = () => log.filter(({ operation }) => operation === 'getNeedHelp').length;
    await openCheckout(page);
    await expect(trigger(page)).toBeVisible();
    expect(asked()).toBe(0);
    const release = await holdRequests(page, /getNeedHelp/);
    await trigger(page).click();
    await expect(page.getByRole('banner').locator('[data-part="placeholder"]')).toHaveCount(2);
    release();
    await expect(phone(page)).toHaveAttribute('href', 'tel:+48220000000');
    await expect(
      page.getByRole('banner').getByText(/poniedziałek–piątek, 8:00–\u206018:00, czas środkowoeuropejski/),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Napisz: pomoc@witryna.example' })).toHaveAttribute(
      'href',
      'mailto:pomoc@witryna.example',
    );
    await page.keyboard.press('Escape');
    await expect(phone(page)).toBeHidden();
    await trigger(page).click();
    await expect(phone(page)).toBeVisible();
    expect(asked()).toBe(1);
  },
);

helpTest(
  '[G-22] [FRM-29] [FRM-30] help opens by hovering and by keyboard focus @desktop @full',
  async ({ page, shop }) => {
    await bringCart(page, shop);
    await openCheckout(page);
    await trigger(page).hover();
    await expect(phone(page)).toBeVisible();
    await page.mouse.move(5, 600);
    await expect(phone(page)).toBeHidden();
    // Before the logo, as the contact link of other pages.
    await page
      .getByRole('banner')
      .getByRole('link', { name: /witryna/ })
      .focus();
    await page.keyboard.press('Shift+Tab');
    await expect(trigger(page)).toBeFocused();
    await expect(phone(page)).toBeVisible();
  },
);

helpTest('[FRM-31] help opens by touch @mobile', async ({ page, shop }) => {
  await bringCart(page, shop);
  await openCheckout(page);
  await trigger(page).tap();
  await expect(phone(page)).toBeVisible();
});

helpTest(
  '[FRM-37] help that cannot be loaded says so and leads to the contact page @desktop @full',
  async ({ page, shop, watch }) => {
    watch.allow(/failed request|console error/);
    await page.route(/getNeedHelp/, (route) => route.abort());
    await bringCart(page, shop);
    await openCheckout(page);
    await trigger(page).click();
    await expect(
      page.getByRole('banner').getByText('Nie udało się wczytać danych kontaktowych.').first(),
    ).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Przejdź do strony kontaktowej' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  },
);
