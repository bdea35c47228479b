import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../support/fixtures.ts';
import { newEmail } from './steps/checkout.ts';
import { press, tabTo, type } from './steps/keyboard.ts';
import { createMerchantTest, expect } from './steps/merchant-shop.ts';
import { openPage } from './steps/shop-page.ts';
import { readShopTexts } from './steps/shop-texts.ts';

const test = createMerchantTest('own-attributes');
test.use({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'America/Chicago' });

const text = readShopTexts('en_US');
const main = (page: Page) => page.getByRole('main');
const field = (page: Page, name: string) => main(page).getByLabel(name, { exact: false });

/** Tabs to a list and types the beginning of an option. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  await tabTo(page, field(page, label));
  await page.keyboard.type(option);
}

test('a shopper gives what the merchant asks of accounts and addresses, with the keyboard only', async ({ page }) => {
  await openPage(page, '/create-account');
  await type(page, field(page, text('account.firstname')), 'June');
  await type(page, field(page, text('account.lastname')), 'Miller');
  await type(page, field(page, text('account.email')), newEmail());
  await type(page, field(page, 'How did you hear about us'), 'TV');
  await tabTo(page, main(page).getByRole('checkbox', { name: 'Repairs' }));
  await page.keyboard.press('Space');
  await type(page, main(page).getByRole('textbox', { name: text('account.password') }), 'Cottonwood-7');
  await page.keyboard.press('Enter');
  const errors = main(page).getByRole('link', { name: /^(?:Wheel size|How did you hear about us|Interests): / });
  await expect(errors).toHaveCount(3);
  await expectNoAxeViolations(page, { include: 'main' });
  await press(page, errors.last());
  const touring = main(page).getByRole('checkbox', { name: 'Touring' });
  await expect(touring).toBeFocused();
  await page.keyboard.press('Space');
  await choose(page, 'Wheel size', '28');
  await type(page, field(page, 'How did you hear about us'), 'TV show');
  await press(page, main(page).getByRole('button', { name: text('account.create.submit') }));
  await expect(page).toHaveURL('/customer/account/');

  await openPage(page, '/account-information');
  const source = field(page, 'How did you hear about us');
  await expect(source).toHaveValue('TV show');
  await expect(touring).toBeChecked();
  await expect(field(page, 'Wheel size').locator('option:checked')).toHaveText('28"');
  await type(page, field(page, 'Riding since'), '05012024');
  await choose(page, 'Garage', 'Yes');
  await page.keyboard.press('Tab');
  await expectNoAxeViolations(page, { include: 'main' });
  await press(
    page,
    main(page)
      .getByRole('button', { name: text('account.save') })
      .first(),
  );
  await expect(page.getByText(text('account.names.saved'), { exact: true })).toBeVisible();
  await openPage(page, '/account-information');
  await expect(field(page, 'Riding since')).toHaveValue('2024-05-01');
  await expect(field(page, 'Garage')).toHaveValue('1');

  await openPage(page, '/address-book');
  await press(page, main(page).getByRole('button', { name: text('account.address.add') }));
  await expect(field(page, 'Delivery note')).toBeVisible();
  await type(page, field(page, text('checkout.firstname')), 'June');
  await type(page, field(page, text('checkout.lastname')), 'Miller');
  await type(page, field(page, text('checkout.street')), '400 Farnam St');
  await type(page, field(page, text('checkout.city')), 'Omaha');
  await choose(page, text('checkout.region.state'), 'Neb');
  await type(page, main(page).getByLabel(text('checkout.zipCode')), '68102');
  await type(page, field(page, text('checkout.telephone')), '(402) 555-0100');
  await page.keyboard.press('Enter');
  await press(page, main(page).getByRole('link', { name: /^Delivery note: / }));
  await expect(field(page, 'Delivery note')).toBeFocused();
  await page.keyboard.type('Ring twice');
  await expectNoAxeViolations(page, { include: 'main' });
  await page.keyboard.press('Enter');
  await press(
    page,
    main(page)
      .getByRole('button', { name: /June Miller/ })
      .first(),
  );
  await expect(field(page, 'Delivery note')).toHaveValue('Ring twice');
});
