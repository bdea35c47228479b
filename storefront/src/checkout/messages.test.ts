import { expect, it } from 'vitest';
import { createShopIntl } from '../i18n/index.ts';
import { checkoutMessages } from './messages.ts';

it.each([
  ['en_US', '1\u00A0piece', '2\u00A0pieces', '5\u00A0pieces'],
  ['en_GB', '1\u00A0piece', '2\u00A0pieces', '5\u00A0pieces'],
  ['pl_PL', '1\u00A0sztuka', '2\u00A0sztuki', '5\u00A0sztuk'],
  ['nl_NL', '1\u00A0stuk', '2\u00A0stuks', '5\u00A0stuks'],
])('writes the quantity of an ordered product in the form of its number in %s', async (locale, ...forms) => {
  const { intl, load } = createShopIntl({ locale });
  await load(checkoutMessages);
  expect([1, 2, 5].map((quantity) => intl.formatMessage('checkout.itemQuantity', { name: 'B6', quantity }))).toEqual(
    forms.map((form) => `B6, ${form}`),
  );
});
