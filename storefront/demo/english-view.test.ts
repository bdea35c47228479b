import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalog, products } from './catalog/index.ts';
import { cmsBlocks, cmsPages } from './content/index.ts';
import demo from './index.ts';
import { bodyText, createTestBackend, valueAt } from '../backend/testing/test-backend.ts';
import type { TestBackend } from '../backend/testing/test-backend.ts';
import { findPolishText } from './testing/find-polish-text.ts';
import { englishStoreView, polishStoreView } from './store-views.ts';
import type { StoreView } from '../backend/store/store-view.ts';

let shop: TestBackend;
beforeAll(() => {
  shop = createTestBackend({
    shop: demo,
    secondStoreView: true,
    now: () => new Date('2026-11-20T10:00:00Z'),
  });
});
afterAll(() => {
  shop.dispose();
});

async function ask(
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
  view: StoreView = englishStoreView,
): Promise<unknown> {
  const { data, errors } = await shop.graphql(query, { variables, headers: { Store: view.code } });
  expect(errors).toBeUndefined();
  return data;
}

/** All texts in an answer, but for URLs and identifiers. */
function getTexts(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return /url|path|identifier|uid|sku/u.test(key) ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => getTexts(child, /^\d+$/u.test(name) ? key : name));
}

const findPolish = (data: unknown): string[] => getTexts(data).flatMap(findPolishText);

const PRODUCT = `sku name meta_title meta_description description { html } short_description { html } image { label } media_gallery { label }
  custom_attributesV2 { items { code ... on AttributeValue { value } ... on AttributeSelectedOptions { selected_options { label } } } }
  categories { name description meta_title } reviews(pageSize: 20) { items { summary text } }
  ... on ConfigurableProduct { configurable_options { label values { label store_label } }
    variants { attributes { label } product { name } super_link { attribute_label value_label } } }`;

describe('the English store view', () => {
  it('has every product in English, with its attributes, options and reviews', async () => {
    const data = await ask(`{ products(filter: {}, pageSize: 500) { total_count items { ${PRODUCT} } } }`);
    expect(valueAt(data, 'products', 'total_count')).toBe(catalog.products.length);
    expect(findPolish(data)).toEqual([]);
  });

  it('is told from the Polish one by the search for Polish texts', async () => {
    const skus = JSON.stringify(products.map(({ sku }) => sku));
    const query = `{ products(filter: { sku: { in: ${skus} } }, pageSize: 500) { items { ${PRODUCT} } } }`;
    const polish = await ask(query, {}, polishStoreView);
    const items = products.map((_, index) => valueAt(polish, 'products', 'items', index));
    expect(items.filter((item) => findPolish(item).length < 10)).toEqual([]);
  });

  it('has the Polish texts in the Polish one', async () => {
    const query = '{ products(filter: { sku: { eq: "WIT-D3K2" } }) { items { name image { label } } } }';
    expect(await ask(query, {}, polishStoreView)).toMatchObject({
      products: { items: [{ name: 'Witamina D3 + K2', image: { label: 'Witamina D3 + K2' } }] },
    });
    expect(await ask(query)).toMatchObject({
      products: { items: [{ name: 'Vitamin D3 + K2', image: { label: 'Vitamin D3 + K2' } }] },
    });
  });

  it('has filters, sort orders, attributes and categories in English', async () => {
    const data = await ask(`{
      products(filter: {}) { aggregations { label options { label } } sort_fields { options { label } } filters { name filter_items { label } } }
      attributesList(entityType: CATALOG_PRODUCT) { items { label options { label } } }
      categories(filters: {}, pageSize: 500) { items { name description meta_title meta_description promo_content promo_rich_content breadcrumbs { category_name } } } }`);
    expect(findPolish(data)).toEqual([]);
  });

  it.each(cmsPages.map(({ identifier }) => identifier))('has the page %s in English', async (identifier) => {
    const data = await ask(
      `query ($id: String!) { cmsPage(identifier: $id) { title content content_heading meta_title meta_description }
        route(url: $id) { ... on CmsPage { title content } } }`,
      { id: identifier },
    );
    expect(valueAt(data, 'route', 'content')).toBe(valueAt(data, 'cmsPage', 'content'));
    expect(findPolish(data)).toEqual([]);
  });

  it('has its blocks, physical stores and settings in English', async () => {
    const data = await ask(
      `query ($ids: [String]) { cmsBlocks(identifiers: $ids) { items { title content } }
        absoStores(pageSize: 100) { items { name address1 address2 store_type special_schedule opening_hours { items { day } }
          special_hours(dateRangeStart: "2026-01-01", dateRangeEnd: "2026-12-31") { title dayLabel } } }
        pickupLocations(pageSize: 100) { items { street } }
        parcelLockers(carrier_code: "parcel_locker") { description }
        storeConfig { copyright default_title default_description need_help { start_day end_day } }
      }`,
      { ids: cmsBlocks.map(({ identifier }) => identifier) },
    );
    expect(findPolish(data)).toEqual([]);
  });

  it('searches the words of its language', async () => {
    const search = `query ($text: String!) { products(search: $text, pageSize: 200) { total_count suggestions { search } items { sku name } } }`;
    const getSkus = (data: unknown) => JSON.stringify(valueAt(data, 'products', 'items'));
    expect(getSkus(await ask(search, { text: 'turmeric capsules' }))).toContain('sku');
    expect(await ask(search, { text: 'turmeric' }, polishStoreView)).toMatchObject({ products: { total_count: 0 } });
    expect(getSkus(await ask(search, { text: 'kurkuma' }, polishStoreView))).toContain('sku');
    const misspelt = await ask(search, { text: 'collgen' });
    expect(misspelt).toMatchObject({ products: { suggestions: [{ search: 'collagen' }] } });
    expect(getSkus(misspelt)).toBe(getSkus(await ask(search, { text: 'collagen' })));
  });

  it('sorts by the names of its language', async () => {
    const data = await ask('{ products(filter: {}, sort: { name: ASC }, pageSize: 100) { items { name } } }');
    const names = getTexts(data);
    expect(names).toHaveLength(100);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
  });

  it('has cart lines, order lines and the confirmation mail in English', async () => {
    const cart = valueAt(await ask('mutation { createGuestCart { cart { id } } }'), 'createGuestCart', 'cart', 'id');
    const lines = await ask(
      `mutation ($cart: String!) { addProductsToCart(cartId: $cart, cartItems: [
        { sku: "WIT-D3K2-30", parent_sku: "WIT-D3K2", quantity: 1 }, { sku: "KRU-SELEN", quantity: 2 }]) {
        cart { itemsV2 { items { product { name } ... on ConfigurableCartItem { configurable_options { option_label value_label } } } } } user_errors { message } } }`,
      { cart },
    );
    expect(JSON.stringify(lines)).toContain('Vitamin D3 + K2');
    expect(JSON.stringify(lines)).toContain('Pack size');
    expect(findPolish(lines)).toEqual([]);
    await ask(
      `mutation ($cart: String!) {
        setGuestEmailOnCart(input: { cart_id: $cart, email: "ann@example.com" }) { cart { email } }
        setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ address: { firstname: "Ann", lastname: "Lee", street: ["Lipowa 1"], city: "Lublin", postcode: "20-001", country_code: "PL", telephone: "+48221234567" } }] }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } }
        setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: "courier", method_code: "standard" }] }) { cart { id } }
        setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "cashondelivery" } }) { cart { id } } }`,
      { cart },
    );
    const placed = await ask(
      `mutation ($cart: String!) { placeOrder(input: { cart_id: $cart }) { orderV2 { items { product_name selected_options { label value } } shipping_method payment_methods { name } } } }`,
      { cart },
    );
    expect(JSON.stringify(placed)).toContain('Vitamin D3 + K2');
    expect(findPolish(placed)).toEqual([]);
    // The page around the mail is for whoever runs the demo.
    const [mail = ''] = /<article[\s\S]*<\/article>/u.exec(bodyText(await shop.call('GET', '/outbox/1'))) ?? [];
    expect(mail).toContain('Vitamin D3 + K2');
    expect(findPolishText(mail.replace(/^<article[^>]*>/u, ''))).toEqual([]);
  });

  it.each([
    ['English', englishStoreView, 'entrance from ul. Wileńska'],
    ['Polish, where the delivery was chosen', polishStoreView, 'wejście od ul. Wileńskiej'],
  ])('sends an order to a store with directions in %s', async (_, viewOfDelivery, directions) => {
    const cart = valueAt(await ask('mutation { createGuestCart { cart { id } } }'), 'createGuestCart', 'cart', 'id');
    await ask(
      `mutation ($cart: String!) {
        addProductsToCart(cartId: $cart, cartItems: [{ sku: "KRU-SELEN", quantity: 1 }]) { cart { id } }
        setGuestEmailOnCart(input: { cart_id: $cart, email: "ann@example.com" }) { cart { email } }
        setShippingAddressesOnCart(input: { cart_id: $cart, shipping_addresses: [{ pickup_location_code: "warszawa-praga", address: { firstname: "Ann", lastname: "Lee", street: ["Lipowa 1"], city: "Lublin", postcode: "20-001", country_code: "PL", telephone: "+48221234567" } }] }) { cart { id } }
        setBillingAddressOnCart(input: { cart_id: $cart, billing_address: { same_as_shipping: true } }) { cart { id } } }`,
      { cart },
    );
    const delivery =
      'mutation ($cart: String!) { setShippingMethodsOnCart(input: { cart_id: $cart, shipping_methods: [{ carrier_code: "instore", method_code: "pickup" }] }) { cart { id } } }';
    await ask(delivery, { cart }, viewOfDelivery);
    const placed = await ask(
      `mutation ($cart: String!) {
        setPaymentMethodOnCart(input: { cart_id: $cart, payment_method: { code: "cashondelivery" } }) { cart { id } }
        placeOrder(input: { cart_id: $cart }) { orderV2 { shipping_address { street } } } }`,
      { cart },
    );
    expect(placed).toMatchObject({
      placeOrder: { orderV2: { shipping_address: { street: ['ul. Targowa 56', directions] } } },
    });
  });
});
