import type { Page } from '@playwright/test';
import { addToCart, miniCart } from './steps/cart.ts';
import { goToReview, newEmail, orderButton, receipt } from './steps/checkout.ts';
import {
  answerThirdParties,
  expect,
  expectNoAxeViolations,
  measuredEntries,
  measuredEvents,
  test,
} from './steps/third-party-shop.ts';
import { mainHeading, openPage, untilFooterInteractive } from './steps/shop-page.ts';

test.use({ reducedMotion: 'reduce' });

const banner = (page: Page) => page.getByRole('region', { name: 'Twoja prywatność' });
const newsletter = (page: Page) => page.getByRole('contentinfo').getByRole('region', { name: 'Newsletter' });

async function comeToNewsletter(page: Page): Promise<void> {
  await untilFooterInteractive(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(newsletter(page).getByLabel('Adres e-mail')).toBeVisible();
}

test('[NWS-02] [NWS-03] [NWS-04] [NWS-07] [NWS-08] [NWS-09] [NWS-10] [NWS-11] [NWS-15] [CAP-01] [CAP-03] [CAP-06] [FRM-19] a newsletter is subscribed with consent, protected by the captcha from the first focus @desktop', async ({
  page,
  shop,
  watch,
}) => {
  const asked = await answerThirdParties(page, shop.url);
  const tokens: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (/subscribeToNewsletterComposite|subscribeEmailToNewsletter/.test(request.postData() ?? ''))
      tokens.push(request.headers()['x-recaptcha']);
  });
  await openPage(page, '/regulamin');
  await banner(page).getByRole('button', { name: 'Odrzuć wszystkie' }).click();
  await comeToNewsletter(page);
  const form = newsletter(page);
  const email = form.getByLabel('Adres e-mail');
  await expect(form.getByText('Formularze na tej stronie chroni reCAPTCHA.')).toBeVisible();
  for (const [name, value] of [
    ['autocomplete', 'email'],
    ['autocapitalize', 'none'],
    ['autocorrect', 'off'],
  ] as const) {
    await expect(email).toHaveAttribute(name, value);
  }
  expect(asked).toEqual([]);

  const address = newEmail();
  await email.fill(address);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?render=.+&badge=bottomright&hl=pl$/);

  await form.getByRole('button', { name: 'Zapisz się' }).click();
  await expect(form.getByText('Zaznaczenie tego pola jest obowiązkowe.')).toBeVisible();
  expect(tokens).toEqual([]);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Zapisz się' }).click();
  await expect(
    page.getByRole('region', { name: /Powiadomienia/ }).getByText('Gotowe, jesteś na liście.'),
  ).toBeVisible();
  await expect(email).toHaveValue('');
  await expect(form.getByRole('checkbox')).not.toBeChecked();

  await email.fill(address);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Zapisz się' }).click();
  await expect(form.getByText('Ten adres jest już zapisany do newslettera.')).toBeVisible();
  await expect(email).toHaveValue(address);
  expect(tokens).toEqual(['subscribeNewsLetter 1', 'subscribeNewsLetter 2']);
  await expectNoAxeViolations(page, { include: 'footer' });

  await page.getByRole('contentinfo').getByRole('link', { name: 'Obsługa klienta' }).click();
  await expect(page).toHaveURL('/customer-service');
  await expect(form.getByText('Ten adres jest już zapisany do newslettera.')).toBeHidden();
  watch.allow(/already subscribed/);
});

test('[CAP-04] [CAP-05] [CON-02] [CON-03] [CON-06] [CON-07] [CON-08] [CON-09] [CON-10] [RTE-08] a message is sent, and none of its text is lost when the captcha is blocked @desktop', async ({
  page,
  shop,
  features,
  watch,
}) => {
  const asksConsent = features.has('consentTexts');
  watch.allow(/captcha|net::ERR_FAILED/i);
  let blocked = true;
  await answerThirdParties(page, shop.url, (route) =>
    blocked
      ? route.abort()
      : route.fulfill({
          contentType: 'text/javascript',
          body: "window.grecaptcha = { ready: (done) => done(), execute: () => Promise.resolve('token') };",
        }),
  );
  const operations: string[] = [];
  page.on('request', (request) => {
    const name = /operationName=(\w+)/.exec(request.url())?.[1];
    if (name) operations.push(name);
  });
  await openPage(page, '/contact-us');
  await banner(page).getByRole('button', { name: 'Odrzuć wszystkie' }).click();
  await expect(mainHeading(page)).toHaveText('Kontakt');
  await expect(page.getByRole('main').getByRole('link', { name: 'Odwiedź nasz sklep' })).toHaveCount(
    features.has('storeLocator') ? 1 : 0,
  );
  await expect(page.getByRole('main').getByText('Pomożemy dobrać suplement')).toBeVisible();
  await expect.poll(() => operations).toContain('GetStoreConfigForContactUs');
  await expectNoAxeViolations(page);

  const form = page.getByRole('region', { name: 'Napisz do nas' });
  const send = form.getByRole('button', { name: 'Wyślij wiadomość' });
  await send.click();
  await expect(form.getByRole('group', { name: 'Popraw te pola' }).getByRole('link')).toHaveCount(asksConsent ? 5 : 4);
  await form.getByRole('link', { name: /^Adres e-mail/ }).click();
  await expect(form.getByLabel('Adres e-mail')).toBeFocused();
  await form.getByLabel('Czego dotyczy wiadomość?').selectOption('Zamówienie i dostawa');
  await form.getByLabel('Imię i nazwisko').fill('Łucja Żak');
  await form.getByLabel('Adres e-mail').fill('lucja@example.com');
  await form.getByRole('textbox', { name: 'Wiadomość' }).fill('Kiedy przyjdzie paczka?');
  if (asksConsent) {
    await form.getByText('Kto odpowiada za Twoje dane').click();
    await expect(form.getByText('Administratorem danych jest Witryna')).toBeVisible();
    await form.getByRole('checkbox').check();
  } else {
    await expect(form.getByRole('checkbox')).toHaveCount(0);
  }

  await send.click();
  // Stock Magento protects no call of this form.
  if (features.has('contactConsent')) {
    await expect(form.getByText('ReCaptcha validation failed, please try again')).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Wiadomość' })).toHaveValue('Kiedy przyjdzie paczka?');
    blocked = false;
    await send.click();
  }
  const thanks = page.getByRole('heading', { name: 'Dziękujemy, wiadomość jest już u nas' });
  await expect(thanks).toBeFocused();
  await page.getByRole('button', { name: 'Napisz kolejną wiadomość' }).click();
  await expect(form.getByLabel('Imię i nazwisko')).toHaveValue('Łucja Żak');
  if (asksConsent) await expect(form.getByRole('checkbox')).not.toBeChecked();
});

test('[CK-1] nothing is loaded from third parties before consent, after denial, or on other pages; events are sent after consent @desktop @full', async ({
  page,
  shop,
}) => {
  const asked = await answerThirdParties(page, shop.url);
  await openPage(page, '/');
  await expect(banner(page)).toBeVisible();
  const [refuse, accept] = await Promise.all(
    ['Odrzuć wszystkie', 'Akceptuj wszystkie'].map((name) => banner(page).getByRole('button', { name }).boundingBox()),
  );
  expect([refuse?.width, refuse?.height]).toEqual([accept?.width, accept?.height]);
  await expectNoAxeViolations(page);
  await banner(page).getByRole('button', { name: 'Odrzuć wszystkie' }).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await openPage(page, '/witaminy.html');
  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);

  await comeToNewsletter(page);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Ustawienia prywatności' }).click();
  await expect(banner(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Ustawienia prywatności' })).toBeFocused();
  expect(asked).toEqual([]);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Ustawienia prywatności' }).click();
  await banner(page)
    .getByRole('switch', { name: /^Statystyka/ })
    .check();
  await banner(page).getByRole('button', { name: 'Zapisz wybór' }).click();
  await expect.poll(() => asked).toEqual(['https://tags.example/gtm.js?id=GTM-TEST']);
  await expect.poll(() => measuredEvents(page)).toEqual(['view_item_list']);

  const simple = page
    .getByRole('article')
    .filter({ has: page.getByRole('button') })
    .first();
  await simple.getByRole('heading').getByRole('link').click();
  await expect.poll(() => measuredEvents(page)).toEqual(['view_item_list', 'select_item', 'view_item']);
  await addToCart(page);
  await expect.poll(() => measuredEvents(page)).toContain('add_to_cart');
  await miniCart(page).getByRole('link', { name: 'Przejdź do koszyka' }).click();
  await expect(page).toHaveURL('/cart');
  await expect.poll(() => measuredEvents(page)).toContain('view_cart');
  await page.getByRole('region', { name: 'Podsumowanie' }).getByRole('link', { name: 'Do kasy' }).click();
  await expect.poll(() => measuredEvents(page)).toContain('begin_checkout');
  await goToReview(page, newEmail());
  await orderButton(page).click();
  await expect(receipt(page)).toBeVisible();
  await expect.poll(() => measuredEvents(page)).toEqual(['begin_checkout', 'purchase']);
  const number = /\d{9}/.exec(await receipt(page).getByRole('status').innerText())?.[0];
  expect(await measuredEntries(page)).toContainEqual(
    expect.objectContaining({
      event: 'purchase',
      ecommerce: expect.objectContaining({ transaction_id: number, items: [expect.objectContaining({ quantity: 1 })] }),
    }),
  );

  await page.reload();
  await expect(receipt(page)).toBeVisible();
  await expect.poll(() => measuredEntries(page)).toContainEqual(expect.objectContaining({ event: 'consent_choice' }));
  expect(await measuredEvents(page)).toEqual([]);
});

test('[PBT-45] [TOK-15] a social wall requests nothing before the click and causes no layout shift @desktop', async ({
  page,
  shop,
}) => {
  const asked = await answerThirdParties(page, shop.url);
  await page.route('https://cdn.hypemarks.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  await openPage(page, '/wizyta-w-salonie');
  const wall = page.getByRole('main').getByRole('region', { name: 'Posty z mediów społecznościowych' });
  await wall.scrollIntoViewIfNeeded();
  const button = wall.getByRole('button', { name: 'Zobacz posty' });
  await expect(button).toBeVisible();
  await expect(wall).toContainText('cdn.hypemarks.com');
  await expect(wall).toHaveCSS('min-height', '300px');
  expect(asked.filter((url) => url.includes('hypemarks'))).toEqual([]);
  await button.click();
  await expect
    .poll(() => asked.filter((url) => url.includes('hypemarks')))
    .toEqual(['https://cdn.hypemarks.com/pages/a5b5e5.js']);
  await expect(wall).toHaveAttribute('data-state', 'ready');
});
