import { createCustomer, signIn } from './steps/account.ts';
import { cartLines, cartTrigger, miniCart } from './steps/cart.ts';
import { newEmail } from './steps/checkout.ts';
import { describeMerchants, expect } from './steps/merchant-shop.ts';
import { formatMoney } from './steps/other-merchants.ts';
import { chooseRadio, mainHeading, openPage, productNames, untilFooterInteractive } from './steps/shop-page.ts';

describeMerchants((test, merchant) => {
  const { text, ui, search, category, choices, products } = merchant;
  const { first, second } = products;

  test('a search suggests products with their prices, and lists what it finds', async ({ page }) => {
    await openPage(page, '/');
    const banner = page.getByRole('banner');
    await banner.getByRole('link', { name: text('layout.search'), exact: true }).click();
    await banner.getByRole('combobox').fill(search);
    const option = page
      .getByRole('listbox', { name: ui.searchPanel.suggestionsLabel })
      .getByRole('group', { name: text('search.suggestedProducts') })
      .getByRole('option')
      .first();
    await expect(option).toContainText(/\d[.,]\d\d/);
    await banner.getByRole('combobox').press('Enter');
    await expect(mainHeading(page)).toHaveText(text('search.resultsTitle', { query: search }));
    await expect(productNames(page).first()).toBeVisible();
    await openPage(page, '/search.html?query=xyzxyz');
    await expect(page.getByRole('main').getByText(text('search.nothingFound', { query: 'xyzxyz' }))).toBeVisible();
  });

  test('a category is filtered, and Back removes the filter', async ({ page, viewport }) => {
    await openPage(page, category.path);
    await expect(mainHeading(page)).toHaveText(category.name);
    const all = await productNames(page).allInnerTexts();
    const isPhone = (viewport?.width ?? 0) < 1024;
    if (isPhone)
      await page.getByRole('button', { name: text('catalog.showFilters', { count: 0 }), exact: true }).click();
    const filters = isPhone
      ? page.getByRole('dialog', { name: ui.filterPanel.label })
      : page.getByRole('navigation', { name: ui.filterPanel.label });
    await filters.getByRole('link').first().click();
    await expect(page).toHaveURL(/\?.+=/);
    if (isPhone) await filters.getByRole('button', { name: /\d/ }).click();
    await expect(
      page.getByRole('link', { name: new RegExp(`^${text('catalog.removeFilter', { name: '' })}`) }),
    ).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(category.path);
    await expect.poll(() => productNames(page).allInnerTexts()).toEqual(all);
  });

  test('the wishlist of a guest moves to the account at sign-in, and from there to the cart', async ({
    page,
    shop,
  }) => {
    const main = page.getByRole('main');
    await openPage(page, first.path);
    const heart = main.getByRole('button', { name: text('wishlist.favorite', { name: first.name }) });
    await page.mouse.move(20, 20);
    await page.mouse.move(200, 200);
    await heart.click();
    await expect(page.getByText(text('wishlist.guestAdded', { name: first.name }), { exact: true })).toBeVisible();
    await openPage(page, '/sign-in');
    await signIn(page, await createCustomer(shop), merchant);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('guest_wishlist'))).toBeNull();
    await openPage(page, '/wishlist');
    await expect(main.getByRole('article').filter({ hasText: first.name })).toContainText(
      formatMoney(merchant, first.price),
    );
    await main.getByRole('button', { name: text('wishlist.moveNamed', { name: first.name }) }).click();
    await expect(main).toContainText(text('wishlist.empty'));
    await cartTrigger(page, merchant).click();
    const panel = miniCart(page, merchant);
    await expect(cartLines(panel, merchant)).toContainText(first.name);
    await panel.getByRole('button', { name: text('wishlist.keepNamed', { name: first.name }) }).click();
    await expect(panel).toContainText(text('cart.empty.title'));
  });

  test('the wishlist keeps the chosen options', async ({ page }) => {
    const main = page.getByRole('main');
    await openPage(page, choices.path);
    await chooseRadio(main.getByRole('radiogroup', { name: choices.group }), choices.chosen);
    await main
      .getByRole('button', { name: text('wishlist.favorite', { name: choices.name }) })
      .first()
      .click();
    await openPage(page, '/wishlist');
    await expect(main.getByRole('article')).toContainText([choices.chosen]);
    await main.getByRole('button', { name: text('wishlist.remove', { name: choices.name }) }).click();
    await expect(main).toContainText(text('wishlist.empty'));
    await page.getByRole('button', { name: text('wishlist.undo') }).click();
    await expect(main.getByRole('article')).toContainText([choices.chosen]);
  });

  test('products are compared side by side, and the list is that of the customer after the sign-in', async ({
    page,
    shop,
  }) => {
    const main = page.getByRole('main');
    for (const { path, name } of [first, second]) {
      await openPage(page, path);
      const toggle = main.getByRole('button', { name: text('compare.toggle', { name }), exact: true });
      await page.mouse.move(20, 20);
      await page.mouse.move(100, 100);
      await toggle.press('Space');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByText(text('compare.added', { name }), { exact: true })).toBeVisible();
    }
    const heads = main.getByRole('table', { name: text('compare.title') }).getByRole('columnheader');
    await main.getByRole('link', { name: text('compare.link', { count: 2 }) }).click();
    await expect(heads).toHaveCount(2);
    await openPage(page, '/sign-in');
    await signIn(page, await createCustomer(shop), merchant);
    await expect(page).not.toHaveURL(/sign-in/);
    await openPage(page, '/catalog/product_compare');
    await expect(heads).toHaveCount(2);
    await main.getByRole('button', { name: text('compare.clear') }).click();
    await expect(main.getByText(text('compare.empty'))).toBeVisible();
  });

  test('a review is written after what was missing is filled in, and products looked at before are shown', async ({
    page,
  }) => {
    await openPage(page, first.path);
    const reviews = page.getByRole('region', { name: text('catalog.reviews') });
    await reviews.scrollIntoViewIfNeeded();
    await reviews.getByRole('button', { name: text('review.write') }).click();
    await expect(reviews.getByRole('heading', { name: text('review.formTitle') })).toBeFocused();
    const send = reviews.getByRole('button', { name: text('review.submit') });
    await send.click();
    await expect(reviews.getByRole('group', { name: text('review.correctFields') }).getByRole('link')).not.toHaveCount(
      0,
    );
    await reviews.getByRole('radio').nth(3).check({ force: true });
    await reviews.getByLabel(text('review.nickname')).fill('Kim');
    await reviews.getByLabel(text('review.summary')).fill('Gut');
    await reviews.getByLabel(text('review.text')).fill('Tut, was es soll.');
    await send.click();
    await expect(reviews.getByText(text('review.sent'))).toBeFocused();

    await openPage(page, second.path);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const recent = page.getByRole('region', { name: text('recentlyViewed.title') });
    await expect(recent.getByRole('link', { name: first.name }).first()).toBeVisible();
  });

  test('a message is sent to the shop, and the newsletter is subscribed', async ({ page }) => {
    const main = page.getByRole('main');
    const email = newEmail();
    await openPage(page, '/contact-us');
    await main.getByLabel(text('contact.contactReason')).selectOption(text('contact.reason.product'));
    await main.getByRole('textbox', { name: text('contact.name'), exact: true }).fill('Kim');
    await main.getByLabel(text('contact.email')).fill(email);
    await main.getByLabel(text('contact.comment')).fill('Liefern Sie auch am Samstag?');
    await main.getByRole('button', { name: text('contact.submit') }).click();
    await expect(main.getByRole('heading', { name: text('contact.sentTitle') })).toBeFocused();
    await expect(main).toContainText(text('contact.sentText', { email }));

    await untilFooterInteractive(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const newsletter = page.getByRole('contentinfo').getByRole('region', { name: text('newsletter.title') });
    await newsletter.getByLabel(ui.newsletterForm.emailLabel).fill(email);
    await newsletter.getByRole('checkbox').check();
    await newsletter.getByRole('button', { name: ui.newsletterForm.submitLabel }).click();
    await expect(newsletter).toContainText(text('newsletter.success'));
  });
});
