import { createCustomer, fetchToken, signIn } from './steps/account.ts';
import { linkInMail, mailsTo, queryBackend, textAt } from './steps/backend.ts';
import { addToCart, cartTrigger, orderAtBackend, storedKeys } from './steps/cart.ts';
import { newEmail } from './steps/checkout.ts';
import { describeMerchants, expect } from './steps/merchant-shop.ts';
import { formatMoney } from './steps/other-merchants.ts';
import { mainHeading, openPage } from './steps/shop-page.ts';
import type { ShopFacts } from '../support/test-shop.ts';

const newPassword = 'Ganz-neu-2027!';

describeMerchants((test, merchant) => {
  const { text, guest, labels, language, timeZone, products } = merchant;
  const { first } = products;

  /** Orders a product at the backend in the name of a new customer. */
  async function createOrder(shop: ShopFacts) {
    const customer = await createCustomer(shop);
    const token = await fetchToken(shop, customer);
    const cartId = textAt(await queryBackend(shop, '{ customerCart { id } }', {}, token), 'customerCart', 'id');
    await queryBackend(
      shop,
      'mutation ($cartId: String!, $item: CartItemInput!) { addProductsToCart(cartId: $cartId, cartItems: [$item]) { cart { id } } }',
      { cartId, item: { sku: first.sku, quantity: 1 } },
      token,
    );
    return { customer, number: await orderAtBackend(shop, cartId, undefined, merchant, token) };
  }

  test('an account is created, and its addresses are added, changed and deleted', async ({ page }) => {
    const main = page.getByRole('main');
    await openPage(page, '/create-account');
    await main.getByLabel(text('account.firstname')).fill(guest.firstname);
    await main.getByLabel(text('account.lastname')).fill(guest.lastname);
    await main.getByLabel(text('account.email')).fill(newEmail());
    await main.getByRole('textbox', { name: text('account.password') }).fill(newPassword);
    await main.getByRole('button', { name: text('account.create.submit') }).click();
    await expect(page).toHaveURL('/customer/account/');

    await openPage(page, '/address-book');
    const list = main.getByRole('list', { name: text('account.nav.addresses') });
    for (const [index, street] of [guest.street, '2 B'].entries()) {
      await main.getByRole('button', { name: text('account.address.add') }).click();
      for (const name of ['firstname', 'lastname', 'city', 'telephone'] as const)
        await main.getByLabel(text(`checkout.${name}`)).fill(guest[name]);
      await main.getByLabel(text('checkout.street')).fill(street);
      await main.getByLabel(text(labels.postcode)).fill(guest.postcode);
      await main.getByLabel(text(labels.region)).selectOption(guest.region);
      if (index === 0) await main.getByLabel(text('account.address.defaultShipping')).check();
      await main.getByRole('button', { name: text('account.save') }).click();
      await expect(list.getByRole('listitem')).toHaveCount(index + 1);
    }
    await expect(list).toContainText(guest.postcode);
    const named = (street: string) => ({ address: `${guest.firstname} ${guest.lastname}, ${street}` });
    await list.getByRole('button', { name: text('account.address.editNamed', named('2 B')) }).click();
    await main.getByLabel(text('checkout.street')).fill('3 C');
    await main.getByRole('button', { name: text('account.save') }).click();
    await list.getByRole('button', { name: text('account.address.deleteNamed', named('3 C')) }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('account.address.delete') })
      .click();
    await expect(list.getByRole('listitem')).toHaveCount(1);
  });

  test('a forgotten password is reset with the link of a mail', async ({ page, shop }) => {
    const main = page.getByRole('main');
    const customer = await createCustomer(shop);
    const before = (await mailsTo(shop, customer.email)).length;
    await openPage(page, '/sign-in');
    await main.getByRole('link', { name: text('auth.forgot.link') }).click();
    await main.getByLabel(text('auth.email')).fill(customer.email);
    await main.getByRole('button', { name: text('auth.forgot.submit') }).click();
    await expect(main.getByRole('heading', { name: text('auth.forgot.sent') })).toBeFocused();
    await expect.poll(() => mailsTo(shop, customer.email)).toHaveLength(before + 1);
    const { pathname, search } = new URL(await linkInMail(shop, customer.email, '/customer/account/createPassword/'));
    await openPage(page, `${pathname}${search}`);
    await main.getByLabel(text('auth.email')).fill(customer.email);
    await main.getByRole('textbox', { name: text('auth.reset.new') }).fill(newPassword);
    await main.getByRole('button', { name: text('auth.reset.submit') }).click();
    await expect(page).toHaveURL('/sign-in');
    await signIn(page, { ...customer, password: newPassword }, merchant);
    await expect(page).toHaveURL('/customer/account/');
  });

  test('an order is listed with its date, ordered again and canceled', async ({ page, shop }) => {
    const main = page.getByRole('main');
    const { customer, number } = await createOrder(shop);
    await openPage(page, '/order-history');
    await signIn(page, customer, merchant);
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format();
    await expect(main).toContainText(day);
    await main.getByRole('link', { name: text('orders.open', { number }) }).click();
    await expect(mainHeading(page)).toHaveText(text('account.nav.order', { number }));
    await expect(main).toContainText(day);
    await expect(main.getByText(first.name)).toBeVisible();
    await expect(main).toContainText(formatMoney(merchant, first.price));
    await expect(main.getByRole('heading', { name: text('orders.shippingAddress') })).toBeVisible();

    await main.getByRole('button', { name: text('orders.reorder') }).click();
    await expect(page.getByText(text('orders.reordered'), { exact: true })).toBeVisible();
    await expect(cartTrigger(page, merchant)).toHaveAccessibleName(text('layout.cart', { count: 1 }));

    const cancel = main.getByRole('button', { name: text('orders.cancel') });
    await cancel.press('Enter');
    const dialog = page.getByRole('dialog', { name: text('orders.cancel.title', { number }) });
    await dialog.getByRole('combobox', { name: text('orders.cancel.reason') }).selectOption({ index: 1 });
    await dialog.getByRole('button', { name: text('orders.cancel'), exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(main.getByText('Canceled', { exact: true })).toBeVisible();
    await expect(cancel).toHaveCount(0);
  });

  test('a guest finds an order with the data of its confirmation', async ({ page, shop }) => {
    const main = page.getByRole('main');
    const email = newEmail();
    const cartId = textAt(await queryBackend(shop, 'mutation { createEmptyCart }'), 'createEmptyCart');
    await queryBackend(
      shop,
      'mutation ($cartId: String!, $item: CartItemInput!) { addProductsToCart(cartId: $cartId, cartItems: [$item]) { cart { id } } }',
      { cartId, item: { sku: first.sku, quantity: 2 } },
    );
    const number = await orderAtBackend(shop, cartId, email, merchant);
    await openPage(page, '/track-my-order');
    // As Magento's mails write it.
    await main.getByLabel(text('orders.track.number')).fill(`#${number}`);
    await main.getByLabel(text('orders.track.email')).fill(email);
    await main.getByLabel(text('orders.track.lastname')).fill('Kowalski');
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: text('orders.open', { number }) })).toBeFocused();
    await expect(main).toContainText(first.name);
    await expect(main).toContainText(guest.street);
  });

  test('name, password and newsletter are changed, and signing out clears the device', async ({ page, shop }) => {
    const main = page.getByRole('main');
    const customer = await createCustomer(shop);
    await openPage(page, '/account-information');
    await signIn(page, customer, merchant);
    const section = (id: string) => main.getByRole('region', { name: text(id), exact: true });
    const save = { name: text('account.save') };
    await section('account.names.title')
      .getByRole('textbox', { name: text('account.firstname') })
      .fill('Otto');
    await section('account.names.title').getByRole('button', save).click();
    await expect(page.getByText(text('account.names.saved'), { exact: true })).toBeVisible();
    const password = section('account.password.title');
    await password.getByRole('textbox', { name: text('account.password.current') }).fill(customer.password);
    await password.getByRole('textbox', { name: text('account.password.new') }).fill(newPassword);
    await password.getByRole('button', save).click();
    await expect(page.getByText(text('account.password.saved'), { exact: true })).toBeVisible();

    await openPage(page, '/communications');
    const box = main.getByRole('checkbox', { name: text('account.newsletter.label') });
    await box.check();
    await main.getByRole('button', save).click();
    await expect(page.getByText(text('account.communications.saved'), { exact: true })).toBeVisible();
    await openPage(page, '/communications');
    await expect(box).toBeChecked();

    await openPage(page, first.path);
    await addToCart(page, merchant);
    await openPage(page, '/customer/account');
    await expect(main).toContainText(text('account.newsletterOn'));
    await main.getByRole('button', { name: text('account.signOut') }).click();
    await expect(mainHeading(page)).toHaveText(text('auth.signedOut.title'));
    await expect(mainHeading(page)).toBeFocused();
    await expect(cartTrigger(page, merchant)).toHaveAccessibleName(text('layout.cart', { count: 0 }));
    expect(await storedKeys(page)).toEqual([]);
  });
});
