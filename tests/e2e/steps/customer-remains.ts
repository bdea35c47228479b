import { expect, test, type Page } from '@playwright/test';
import type { ShopFacts } from '../../support/test-shop.ts';
import { createCustomer, expectAccount, fetchToken, signIn } from './account.ts';
import { queryBackend, textAt } from './backend.ts';
import { bringCart, orderAtBackend } from './cart.ts';
import { goToReview, newEmail, orderButton, receipt } from './checkout.ts';
import { createRemainsSearch } from './demo-remains.ts';
import type { OtherMerchant } from './other-merchants.ts';
import { openPage } from './shop-page.ts';

/** Pages of a customer, besides the page of an order. */
const customerPages = [
  '/customer/account/',
  '/account-information',
  '/address-book',
  '/communications',
  '/order-history',
  '/downloads',
  '/saved-payments',
  '/wishlist',
  '/catalog/product_compare',
  '/cart',
  '/checkout',
] as const;

/** Orders a simple and a downloadable product in the name of a new customer, who has an address and a wishlist. */
async function createShopper(shop: ShopFacts, merchant: OtherMerchant) {
  const { products, download, codes, guest } = merchant;
  const customer = await createCustomer(shop);
  const token = await fetchToken(shop, customer);
  const facts = await queryBackend(
    shop,
    `query ($sku: String!, $country: String!) {
      customerCart { id }
      country(id: $country) { available_regions { id code } }
      products(filter: { sku: { eq: $sku } }) {
        items { ... on DownloadableProduct { downloadable_product_links { uid } } }
      }
    }`,
    { sku: download, country: codes.country },
    token,
  );
  const [, link] = /"uid":"([^"]+)"/.exec(JSON.stringify(facts)) ?? [];
  const [, region] = new RegExp(`"id":(\\d+),"code":"${codes.region ?? ''}"`).exec(JSON.stringify(facts)) ?? [];
  const cartId = textAt(facts, 'customerCart', 'id');
  await queryBackend(
    shop,
    `mutation ($cartId: String!, $items: [CartItemInput!]!, $wishes: [WishlistItemInput!]!, $address: CustomerAddressInput!) {
      addProductsToCart(cartId: $cartId, cartItems: $items) { cart { id } user_errors { message } }
      addProductsToWishlist(wishlistId: "0", wishlistItems: $wishes) { user_errors { message } }
      createCustomerAddress(input: $address) { id }
    }`,
    {
      cartId,
      items: [
        { sku: products.first.sku, quantity: 1 },
        { sku: download, quantity: 1, selected_options: [link] },
      ],
      wishes: [{ sku: products.second.sku, quantity: 1 }],
      address: {
        firstname: guest.firstname,
        lastname: guest.lastname,
        street: [guest.street],
        city: guest.city,
        postcode: guest.postcode,
        telephone: guest.telephone,
        country_code: codes.country,
        region: { region_id: Number(region) },
        default_shipping: true,
      },
    },
    token,
  );
  return { customer, number: await orderAtBackend(shop, cartId, undefined, merchant, token) };
}

/** Makes the backend send the mails that no order brings about. */
async function requestMails(shop: ShopFacts, email: string): Promise<void> {
  await queryBackend(
    shop,
    `mutation ($email: String!, $other: String!) {
      requestPasswordResetEmail(email: $email)
      subscribeEmailToNewsletter(email: $other) { status }
      contactUs(input: { name: "Ann", email: $other, comment: "Hello" }) { status }
    }`,
    { email, other: newEmail() },
  );
}

/**
 * Looks for words of the demo merchant and for broken links where only customers get: on the pages of an account and of
 * orders, and in mails.
 *
 * @returns found words and broken links, and the number of mails
 */
export async function findCustomerRemains(page: Page, shop: ShopFacts, merchant: OtherMerchant) {
  const { text, products } = merchant;
  const { remains, searchHtml, checkLinks, searchPage } = createRemainsSearch(page);
  const main = page.getByRole('main');
  const open = async (path: string) => {
    await openPage(page, path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await searchPage(path);
  };
  const { customer, number } = await createShopper(shop, merchant);
  const guestEmail = newEmail();

  await test.step('the receipt and the order of a guest', async () => {
    await bringCart(page, shop, products.first.sku);
    await goToReview(page, guestEmail, undefined, merchant);
    await searchPage('the last step of the checkout');
    await orderButton(page, merchant).click();
    const status = receipt(page, merchant).getByRole('status');
    await expect(status).toHaveText(/\d{9}$/);
    await searchPage('the receipt');
    const guestNumber = /\d{9}$/.exec((await status.textContent()) ?? '')?.[0] ?? '';
    await openPage(page, '/track-my-order');
    await main.getByLabel(text('orders.track.number')).fill(guestNumber);
    await main.getByLabel(text('orders.track.email')).fill(guestEmail);
    await main.getByLabel(text('orders.track.lastname')).fill(merchant.guest.lastname);
    await page.keyboard.press('Enter');
    await expect(main.getByRole('heading', { name: text('orders.open', { number: guestNumber }) })).toBeFocused();
    await searchPage('the order of a guest');
  });

  await test.step('the pages of a customer', async () => {
    await openPage(page, '/sign-in');
    await signIn(page, customer, merchant);
    await expectAccount(page, customer);
    for (const path of customerPages) await open(path);
    await openPage(page, `/order-history/${number}`);
    await expect(main.getByText(products.first.name)).toBeVisible();
    await searchPage('the order of a customer');
  });

  const mails = await test.step('mails', async () => {
    await requestMails(shop, customer.email);
    const list = await (await fetch(`${shop.backendUrl}/outbox`)).text();
    const paths = [...list.matchAll(/href="(\/outbox\/\d+)"/g)].map(([, path = '']) => path);
    for (const path of paths) {
      const mail = await (await fetch(shop.backendUrl + path)).text();
      const place = /<title>([^<]*)/.exec(mail)?.[1] ?? path;
      searchHtml(place, mail);
      const links = [...mail.matchAll(/\shref="(http[^"]*)/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
      await checkLinks(
        place,
        links.filter((href) => href.startsWith(shop.url)),
      );
    }
    return paths.length;
  });
  return { ...remains, mails };
}
