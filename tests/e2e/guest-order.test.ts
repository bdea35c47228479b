import { expect, test } from '../support/fixtures.ts';
import { mailsTo } from './steps/backend.ts';
import {
  addToCart,
  getAmount,
  bringCart,
  cartLines,
  cartTrigger,
  miniCart,
  products,
  storedCartId,
  storedKeys,
} from './steps/cart.ts';
import {
  chooseDelivery,
  choosePayment,
  giveAddress,
  goToReview,
  guest,
  newEmail,
  openCheckout,
  openStep,
  orderButton,
  receipt,
} from './steps/checkout.ts';
import { holdRequests } from './steps/hold-requests.ts';
import { press, tabTo, type } from './steps/keyboard.ts';
import { orderUrl } from './steps/order-request.ts';
import { chooseRadio, mainHeading, openPage } from './steps/shop-page.ts';

test.use({ serviceWorkers: 'allow' });

test('[PKG-13] [CHK-01] [CHK-11] [CHK-31] [RTE-02] [RTE-03] [RTE-05] [RTE-11] [RTE-44] [RTE-45] [CRT-02] [G-16] [FO-10] [FO-19] [CO-8] a guest buys a configurable product with a coupon and the keyboard only @desktop', async ({
  page,
  shop,
}) => {
  const email = newEmail();
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await openPage(page, '/');

  await test.step('home, menu, category', async () => {
    const sport = page.getByRole('navigation', { name: 'Kategorie' }).getByRole('link', { name: 'Sport', exact: true });
    await tabTo(page, sport);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Białko i aminokwasy' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/sport/bialko-i-aminokwasy.html');
    await expect(mainHeading(page)).toHaveText('Białko i aminokwasy');
    await expect(mainHeading(page)).toBeFocused();
  });

  await test.step('product and its options', async () => {
    await press(page, page.getByRole('main').getByRole('link', { name: products.protein.name }));
    await expect(page).toHaveURL(products.protein.path);
    const flavors = page.getByRole('radiogroup', { name: 'Smak' });
    await tabTo(page, flavors.getByRole('radio', { name: 'Czekolada' }));
    await page.keyboard.press('ArrowDown');
    await expect(flavors.getByRole('radio', { name: 'Wanilia' })).toBeChecked();
    await press(page, page.getByRole('button', { name: 'Dodaj do koszyka', exact: true }));
  });

  await test.step('mini cart', async () => {
    await expect(cartLines(miniCart(page))).toContainText('Smak: Wanilia');
    await press(page, miniCart(page).getByRole('link', { name: 'Przejdź do koszyka' }));
    await expect(page).toHaveURL('/cart');
  });

  await test.step('cart page and coupon', async () => {
    const summary = page.getByRole('region', { name: 'Podsumowanie' });
    await type(page, summary.getByLabel('Kod rabatowy'), 'WITAJ10');
    await page.keyboard.press('Enter');
    await expect(summary.getByText('Zastosowano kod WITAJ10')).toBeVisible();
    await expect(getAmount(summary, 'Rabat powitalny')).toHaveText('−13,90 zł');
    await expect(getAmount(summary, 'Razem')).toHaveText('125,10 zł');
    await press(page, summary.getByRole('link', { name: 'Do kasy' }));
    await expect(page).toHaveURL('/checkout');
  });

  await test.step('checkout', async () => {
    await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Kontakt i adres');
    await type(page, page.getByRole('main').getByLabel('E-mail'), email);
    await type(page, page.getByLabel('Imię'), guest.firstname);
    await type(page, page.getByLabel('Nazwisko'), guest.lastname);
    await type(page, page.getByLabel('Ulica i numer'), guest.street);
    await type(page, page.getByLabel('Kod pocztowy'), guest.postcode);
    await type(page, page.getByLabel('Miejscowość'), guest.city);
    await type(page, page.getByLabel('Województwo'), 'maz');
    await type(page, page.getByLabel('Telefon'), guest.telephone);
    await page.keyboard.press('Enter');

    await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Dostawa');
    await tabTo(page, page.getByRole('radio', { name: /^Kurier/ }));
    await page.keyboard.press('Space');
    await press(page, page.getByRole('button', { name: 'Przejdź do płatności' }));

    await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Płatność');
    await tabTo(page, page.getByRole('radio', { name: /^Karta/ }));
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: /^Przelew/ })).toBeChecked();
    await press(page, page.getByRole('button', { name: 'Przejdź do podsumowania' }));

    await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Podsumowanie');
    await expect(getAmount(openStep(page), 'Razem')).toHaveText('140,09 zł');
    await expect(orderButton(page)).toHaveText('Zamawiam z obowiązkiem zapłaty');
    await expect(orderButton(page)).toHaveAccessibleName('Zamawiam z obowiązkiem zapłaty');
    await press(page, orderButton(page));
  });

  await test.step('receipt', async () => {
    const heading = receipt(page).getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    const line = receipt(page)
      .getByRole('status')
      .filter({ hasText: /^Numer zamówienia: \d{9}$/ });
    await expect(line).toBeVisible();
    await expect(page).toHaveTitle(/^Dziękujemy za zamówienie/);
    await expect(receipt(page)).toContainText(email);
    const number = /\d+/.exec(await line.innerText())?.[0] ?? '?';
    expect(
      await line.evaluate((element) => {
        getSelection()?.selectAllChildren(element);
        return getSelection()?.toString();
      }),
    ).toContain(number);
    await expect(receipt(page)).toContainText(
      `${guest.firstname} ${guest.lastname}, ${guest.street}, ${guest.postcode} ${guest.city}`,
    );
    const ordered = receipt(page).getByRole('region', { name: 'Co zamawiasz' });
    await expect(ordered.getByRole('listitem')).toHaveText([/, 1\ssztukaWanilia.*139,00\szł$/]);
    await expect
      .poll(() =>
        ordered
          .getByRole('listitem')
          .locator('img')
          .evaluate((image: HTMLImageElement) => image.naturalWidth),
      )
      .toBeGreaterThan(0);
    await expect(getAmount(ordered, 'Rabat powitalny')).toHaveText('−13,90 zł');
    await expect(getAmount(ordered, 'Sposób płatności')).toHaveText('Przelew bankowy');
    await expect(getAmount(ordered, 'Razem')).toHaveText('140,09 zł');
    await expect(receipt(page).getByRole('region', { name: 'Jak zapłacić' })).toContainText(
      '00 0000 0000 0000 0000 0000 0000',
    );
    await expect(receipt(page).getByRole('link', { name: 'Sprawdź to zamówienie' })).toHaveAttribute(
      'href',
      '/track-my-order/',
    );
    const parameters = new URLSearchParams({ email, firstName: guest.firstname, lastName: guest.lastname });
    expect(addresses).toContain(`${shop.url}/create-account?${parameters.toString()}`);
    // Personal data leaves the address bar again.
    await expect(page).toHaveURL('/create-account');
    await expect(page.getByLabel('Imię')).toHaveValue(guest.firstname);
    await expect(page.getByLabel('Nazwisko')).toHaveValue(guest.lastname);
    await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue(email);
    await expect(cartTrigger(page)).toHaveAccessibleName('Koszyk, pusty');
    expect(await mailsTo(shop, email)).toEqual([`Potwierdzenie zamówienia nr ${number}`]);
  });

  await test.step('back leads to no form that could pay again', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/cart');
    await expect(page.getByText('Twój koszyk jest pusty')).toBeVisible();
    await page.goForward();
    await expect(receipt(page)).toBeVisible();
    await expect(orderButton(page)).toBeHidden();
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });

  await test.step('an account afterward, which does not list this order', async () => {
    await page.getByRole('textbox', { name: 'Hasło' }).fill('Witryna2026!');
    await page.getByRole('button', { name: 'Załóż konto' }).click();
    const main = page.getByRole('main');
    await expect(main).toContainText('nie ma go na liście zamówień');
    await expect(page.getByText('Twoje konto jest gotowe', { exact: true })).toBeVisible();
    await page.reload();
    await expect(receipt(page)).toBeVisible();
    await expect(main.getByRole('link', { name: 'Wszystkie zamówienia' })).toHaveCount(0);
    await main.getByRole('link', { name: 'Sprawdź to zamówienie' }).click();
    await expect(page).toHaveURL('/track-my-order/');
  });
});

test('a guest buys on a phone: drawer, category, product, parcel locker, cash on delivery @mobile', async ({
  page,
  shop,
  features,
}) => {
  const email = newEmail();
  await openPage(page, '/');

  await test.step('drawer', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu główne' });
    await drawer.getByRole('button', { name: 'Minerały, podkategorie' }).click();
    await page.getByRole('dialog', { name: 'Minerały' }).getByRole('link', { name: 'Magnez', exact: true }).click();
    await expect(mainHeading(page)).toHaveText('Magnez');
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  await test.step('product', async () => {
    await page.getByRole('main').getByRole('link', { name: products.magnesium.name, exact: true }).click();
    await expect(mainHeading(page)).toHaveText(products.magnesium.name);
    const panel = await addToCart(page);
    await expect(cartLines(panel)).toHaveCount(1);
    await panel.getByRole('link', { name: 'Do kasy' }).click();
  });

  await test.step('checkout', async () => {
    await giveAddress(page, email);
    await chooseDelivery(page, /^Automat paczkowy/, features.has('parcelLockers') ? /^WAW02B/ : undefined);
    await choosePayment(page, /^Płatność przy odbiorze/);
    await expect(getAmount(openStep(page), 'Razem')).toHaveText('41,89 zł');
    await orderButton(page).click();
    await expect(receipt(page)).toBeVisible();
    expect(await mailsTo(shop, email)).toHaveLength(1);
  });
});

test('[CHK-05] [CHK-08] a separate billing address, errors at the fields, and typed values that survive going back @mobile', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop);
  await openPage(page, '/checkout');
  const step = openStep(page);

  await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();
  const errors = step.getByRole('group', { name: 'Popraw te pola' });
  await expect(errors).toBeFocused();
  await expect(errors.getByRole('link')).toHaveCount(7);
  await expect(step.getByLabel('Imię')).toHaveAttribute('aria-invalid', 'true');

  await step.getByLabel('Dane do faktury są takie same').uncheck();
  const billing = step.getByRole('region', { name: 'Dane do faktury' });
  await expect(billing).toBeVisible();
  for (const [label, value] of [
    ['Imię', 'Maria'],
    ['Nazwisko', 'Wójcik'],
    ['Ulica i numer', 'Długa 2'],
    ['Kod pocztowy', '31146'],
    ['Miejscowość', 'Kraków'],
    ['Telefon', '500600700'],
  ] as const) {
    await billing.getByLabel(label).fill(value);
  }
  const shipping = step.getByRole('region', { name: 'Adres dostawy' });
  await step.getByLabel('E-mail').fill(newEmail());
  await shipping.getByLabel('Imię').fill(guest.firstname);
  await shipping.getByLabel('Nazwisko').fill(guest.lastname);
  await shipping.getByLabel('Ulica i numer').fill('Prosta');
  await shipping.getByLabel('Kod pocztowy').fill('1234');
  await shipping.getByLabel('Miejscowość').fill(guest.city);
  await shipping.getByLabel('Telefon').fill('12ab');
  await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();

  // Where no parcel would arrive, each field says the form that it takes; a street without a number is only asked
  // about.
  await expect(errors.getByRole('link')).toHaveCount(2);
  await expect(shipping.getByLabel('Kod pocztowy')).toHaveAccessibleDescription(
    'Wpisz kod pocztowy w takiej postaci: 12-345',
  );
  await expect(shipping.getByLabel('Telefon')).toHaveAccessibleDescription(/Wpisz numer telefonu, np\. 512 345 678/);
  await expect(shipping.getByLabel('Ulica i numer')).toHaveAccessibleDescription(/Czy nie brakuje numeru domu/);
  await expect(shipping.getByLabel('Ulica i numer')).not.toHaveAttribute('aria-invalid');
  await shipping.getByLabel('Kod pocztowy').fill(guest.postcode);
  await shipping.getByLabel('Telefon').fill(guest.telephone);
  await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();

  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Dostawa');
  // The postcode is kept in its one form.
  await expect(page.getByRole('main')).toContainText('Maria Wójcik, Długa 2, 31-146 Kraków');
  await page.getByRole('button', { name: 'Zmień: Kontakt i adres' }).click();
  await expect(openStep(page).getByRole('region', { name: 'Dane do faktury' }).getByLabel('Miejscowość')).toHaveValue(
    'Kraków',
  );
});

test('[CHK-09] [CHK-10] [CHK-29] [CHK-30] [CRT-03] reload and Back lead to the first incomplete step, and an order leaves only a new cart @mobile @full', async ({
  page,
  shop,
}) => {
  const cartId = await bringCart(page, shop);
  const email = newEmail();
  await goToReview(page, email);
  expect(await storedKeys(page)).toEqual([
    'availableShippingMethods',
    'cartId',
    'paymentMethod',
    'shippingMethod',
    'shipping_address',
  ]);
  expect(await storedCartId(page)).toBe(cartId);

  await openPage(page, '/checkout');
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Podsumowanie');
  await page.getByRole('link', { name: 'Zmień produkty' }).click();
  await expect(mainHeading(page)).toHaveText('Koszyk');
  await page.goBack();
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Podsumowanie');
  await page.getByRole('button', { name: 'Zmień: Kontakt i adres' }).click();
  const step = openStep(page);
  await expect(step.getByLabel('E-mail')).toHaveValue(email);
  await expect(step.getByLabel('Imię')).toHaveValue(guest.firstname);
  await expect(step.getByLabel('Kod pocztowy')).toHaveValue(guest.postcode);
  await step.getByRole('button', { name: 'Przejdź do dostawy' }).click();
  await expect(page.getByRole('radio', { name: /^Kurier/ })).toBeChecked();
  await page.getByRole('button', { name: 'Przejdź do płatności' }).click();
  await expect(page.getByRole('radio', { name: /^Przelew/ })).toBeChecked();
  await page.getByRole('button', { name: 'Przejdź do podsumowania' }).click();
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await expect.poll(() => storedKeys(page)).toEqual(['cartId']);
  expect(await storedCartId(page)).not.toBe(cartId);
});

test('a step that is sent without a choice moves focus to an error that leads to the options @mobile @full', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop);
  await openCheckout(page);
  await giveAddress(page, newEmail());
  for (const [button, message, group] of [
    ['Przejdź do płatności', 'Wybierz sposób dostawy.', 'Sposób dostawy'],
    ['Przejdź do podsumowania', 'Wybierz sposób płatności.', 'Sposób płatności'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('group', { name: message })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const options = openStep(page).getByRole('radiogroup', { name: group });
    await expect(options).toHaveAccessibleDescription(message);
    await expect(options.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('link', { name: message })).toHaveCount(0);
    if (group === 'Sposób dostawy') await chooseDelivery(page, /^Kurier/);
  }
});

test('[RTE-11] the checkout of an empty cart shows that there is nothing to order @desktop @full', async ({ page }) => {
  await openPage(page, '/checkout');
  await expect(page.getByRole('heading', { name: 'Nie ma jeszcze czego zamawiać' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Wróć do sklepu' }).click();
  await expect(page).toHaveURL('/');
});

test('a variant that is out of stock cannot be bought @desktop', async ({ page }) => {
  await openPage(page, products.protein.path);
  await expect(page.getByRole('radio', { name: 'Słony karmel niedostępne' })).toBeVisible();
  await chooseRadio(page.getByRole('radiogroup', { name: 'Smak' }), 'Słony karmel');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Chwilowo niedostępny' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { name: 'Dodaj do koszyka', exact: true })).toHaveCount(0);
});

test('[FO-11] the review step shows all entered data, with a link to edit each part @desktop @full', async ({
  page,
  shop,
}) => {
  await bringCart(page, shop);
  await goToReview(page, newEmail());
  const main = page.getByRole('main');
  await expect(main).toContainText(`${guest.postcode} ${guest.city}`);
  await expect(openStep(page).getByRole('list', { name: 'Twoje zamówienie' })).toHaveText(
    `${products.magnesium.name}, 1 sztuka29,90 zł`,
  );
  for (const step of ['Kontakt i adres', 'Dostawa', 'Płatność'])
    await expect(main.getByRole('button', { name: `Zmień: ${step}` })).toBeVisible();
  await main.getByRole('button', { name: 'Zmień: Dostawa' }).click();
  await expect(openStep(page).getByRole('heading', { level: 2 })).toHaveText('Dostawa');
  await main.getByRole('link', { name: 'Zmień produkty' }).click();
  await expect(page).toHaveURL('/cart');
});

test('[CO-7] while an order is sent a message asks to wait, the button ignores a second click, and Back still leads to the receipt @desktop @full', async ({
  page,
  shop,
}) => {
  const email = newEmail();
  await bringCart(page, shop);
  await openPage(page, '/cart');
  await page.getByRole('main').getByRole('link', { name: 'Do kasy' }).click();
  await giveAddress(page, email);
  await chooseDelivery(page, /Kurier/);
  await choosePayment(page, /^Przelew bankowy/);
  const release = await holdRequests(page, orderUrl);
  const sent = page.waitForRequest(orderUrl);
  const button = openStep(page).getByRole('button');
  await orderButton(page).click();
  await sent;
  await expect(
    openStep(page).getByRole('status').filter({ hasText: 'Składamy zamówienie, nie zamykaj strony' }),
  ).toBeVisible();
  await expect(button.last()).toHaveAttribute('aria-disabled', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/cart');
  release();
  await expect(receipt(page)).toBeVisible();
  expect(await mailsTo(shop, email)).toHaveLength(1);
});
