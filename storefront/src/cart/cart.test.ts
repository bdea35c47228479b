import { describe, expect, it } from 'vitest';
import { addUnavailableLines, toCart, type CartResponse } from './cart.ts';

type Item = NonNullable<NonNullable<CartResponse['items']>[number]>;
type Simple = Extract<Item, { __typename: 'SimpleCartItem' }>;

const pln = (value: number | null) => ({ currency: 'PLN' as const, value });
const simple: Simple = {
  __typename: 'SimpleCartItem',
  uid: 'MQ==',
  quantity: 2,
  is_available: true,
  not_available_message: null,
  errors: null,
  customizable_options: [],
  product: {
    __typename: 'SimpleProduct',
    uid: 'cDE=',
    sku: 'WIT-D3',
    name: 'Witamina D3',
    url_key: 'witamina-d3',
    url_suffix: '.html',
    url_rewrites: [{ url: 'witamina-d3.html' }],
    stock_status: 'IN_STOCK',
    thumbnail: { url: '/media/d3.jpg' },
  },
  prices: {
    price_including_tax: pln(44.95),
    fixed_product_taxes: [],
    row_total: pln(73.09),
    row_total_including_tax: pln(89.9),
    original_row_total: pln(89.9),
    row_catalog_discount: { percent_off: 0 },
  },
};
const configurable: Item = {
  ...simple,
  __typename: 'ConfigurableCartItem',
  uid: 'Mg==',
  configurable_options: [
    { option_label: 'Smak', value_label: 'malina', configurable_product_option_value_uid: 'djE=' },
    null,
  ],
  configured_variant: {
    __typename: 'SimpleProduct',
    uid: 'cDI=',
    sku: 'WIT-D3-M',
    stock_status: 'IN_STOCK',
    thumbnail: { url: '/media/malina.jpg' },
  },
};
const cart: CartResponse = {
  __typename: 'Cart',
  id: 'cart1',
  is_virtual: false,
  total_quantity: 3,
  applied_coupons: [{ code: 'LATO' }],
  items: [simple, configurable],
  prices: {
    subtotal_excluding_tax: pln(146.18),
    applied_taxes: [{ label: 'VAT 23%', amount: pln(33.62) }, null],
    subtotal_including_tax: pln(179.8),
    discounts: [{ label: 'Lato', amount: pln(17.98) }],
    grand_total: pln(176.81),
  },
  shipping_addresses: [
    {
      __typename: 'ShippingCartAddress',
      street: ['Prosta 1'],
      selected_shipping_method: {
        carrier_code: 'inpost',
        method_code: 'courier',
        carrier_title: 'InPost',
        method_title: 'Kurier',
        amount: pln(12.19),
        price_excl_tax: pln(12.19),
        price_incl_tax: pln(14.99),
      },
    },
  ],
};
const createLine = (item: Item) => toCart({ ...cart, items: [item] }).lines[0];

const gift = {
  __typename: 'SimpleProduct' as const,
  uid: 'cDk=',
  sku: 'WIT-C',
  name: 'Witamina C',
  url_key: 'witamina-c',
  url_suffix: '.html',
  url_rewrites: [{ url: 'witamina-c.html' }],
  thumbnail: null,
};

describe('toCart', () => {
  it('[CRT-08] reads lines, totals and counts', () => {
    const read = toCart(cart);
    expect(read).toMatchObject({
      id: 'cart1',
      count: 3,
      isVirtual: false,
      subtotal: { minor: 17980, currency: 'PLN' },
      discounts: [{ label: 'Lato', amount: { minor: 1798, currency: 'PLN' } }],
      subtotalExcludingTax: { minor: 14_618, currency: 'PLN' },
      taxes: [{ label: 'VAT 23%', amount: { minor: 3362, currency: 'PLN' } }],
      shipping: {
        title: 'InPost – Kurier',
        amount: { minor: 1499, currency: 'PLN' },
        excludingTax: { minor: 1219, currency: 'PLN' },
      },
      total: { minor: 17681, currency: 'PLN' },
      coupon: 'LATO',
    });
    expect(read.lines.map(({ uid, sku, quantity }) => ({ uid, sku, quantity }))).toEqual([
      { uid: 'MQ==', sku: 'WIT-D3', quantity: 2 },
      { uid: 'Mg==', sku: 'WIT-D3', quantity: 2 },
    ]);
  });

  it("[CRT-08] counts in the store's own way where the backend can", () => {
    expect(toCart({ ...cart, total_summary_quantity_including_config: 7 }).count).toBe(7);
    expect(toCart({ ...cart, total_summary_quantity_including_config: 0 }).count).toBe(0);
    expect(toCart({ ...cart, total_summary_quantity_including_config: null }).count).toBe(3);
  });

  it('returns no amounts for an empty cart', () => {
    expect(
      toCart({
        __typename: 'Cart',
        id: 'cart1',
        is_virtual: false,
        total_quantity: 0,
        applied_coupons: null,
        items: null,
        prices: null,
        shipping_addresses: [],
      }),
    ).toEqual({
      id: 'cart1',
      count: 0,
      isVirtual: false,
      lines: [],
      subtotal: null,
      discounts: [],
      subtotalExcludingTax: null,
      taxes: [],
      shipping: null,
      total: null,
      coupon: null,
      freeShipping: null,
      freeGift: null,
    });
  });

  it('returns gift and free shipping, and nothing that the backend does not return', () => {
    const offers = {
      free_shipping: { is_free: false, is_by_coupon: false, threshold: pln(149), remaining: pln(9.01) },
      free_gift: { product: gift },
    };
    expect(toCart({ ...cart, ...offers })).toMatchObject({
      freeShipping: {
        isFree: false,
        isByCoupon: false,
        threshold: { minor: 14_900, currency: 'PLN' },
        remaining: { minor: 901, currency: 'PLN' },
      },
      freeGift: { sku: 'WIT-C', name: 'Witamina C', href: '/witamina-c.html', image: null },
    });
    const unsaid = {
      free_shipping: { is_free: false, is_by_coupon: false, threshold: pln(null), remaining: pln(1) },
      free_gift: { product: { ...gift, sku: null } },
    };
    expect(toCart({ ...cart, ...unsaid })).toMatchObject({ freeShipping: null, freeGift: null });
    expect(toCart({ ...cart, free_shipping: null, free_gift: null })).toMatchObject({
      freeShipping: null,
      freeGift: null,
    });
  });

  it('omits lines that are null', () => {
    expect(toCart({ ...cart, items: [null, simple] }).lines.map(({ uid }) => uid)).toEqual(['MQ==']);
  });

  it('shows the image and the options of the chosen variant', () => {
    expect(createLine(simple)).toMatchObject({ image: '/media/d3.jpg', options: [], href: '/witamina-d3.html' });
    expect(createLine(configurable)).toMatchObject({
      image: '/media/malina.jpg',
      options: [{ label: 'Smak', value: 'malina', valueUid: 'djE=' }],
    });
  });

  it('names a product as the merchant wrote it', () => {
    const wheel = { ...simple, product: { ...simple.product, name: 'Wheel 27.5&quot;' } };
    expect(createLine(wheel)).toMatchObject({ name: 'Wheel 27.5"' });
    const withGift = { ...cart, free_gift: { product: { ...gift, name: 'Tube 27.5&quot;' } } };
    expect(toCart(withGift).freeGift).toMatchObject({ name: 'Tube 27.5"' });
  });

  it('has no page where the product cannot be seen on its own', () => {
    expect(createLine({ ...simple, product: { ...simple.product, url_rewrites: [] } })?.href).toBeNull();
  });

  const prices = (before: number | null) => ({
    price_including_tax: pln(44.95),
    fixed_product_taxes: [],
    row_total: pln(73.09),
    row_total_including_tax: pln(89.9),
    original_row_total: pln(before),
    row_catalog_discount: { percent_off: before === null ? null : Math.max(0, 100 - 8990 / before) },
  });

  it('has a reduction only when the original price is higher', () => {
    const reductionFrom = (value: number | null) => createLine({ ...simple, prices: prices(value) })?.reduction;
    expect(reductionFrom(99.9)).toEqual({
      reference: { minor: 9990, currency: 'PLN' },
      isLowest30Days: false,
      percentOff: 10,
    });
    for (const value of [89.9, 79.9, null]) expect(reductionFrom(value)).toBeNull();
  });

  it('has the lowest price of the last 30 days for the whole quantity if the backend returns it', () => {
    const reductionFrom = (lowest: number | null) =>
      createLine({
        ...simple,
        quantity: 2,
        prices: prices(99.9),
        product: { ...simple.product, lowest_price_30_days: pln(lowest) },
      })?.reduction;
    expect(reductionFrom(47.5)).toEqual({
      reference: { minor: 9500, currency: 'PLN' },
      isLowest30Days: true,
      percentOff: 5,
    });
    for (const lowest of [44.95, null]) expect(reductionFrom(lowest)).toBeNull();
  });

  it('takes the lowest price of 30 days from the chosen variant', () => {
    const variant = { ...configurable.configured_variant, lowest_price_30_days: pln(47.5) };
    const product = { ...configurable.product, lowest_price_30_days: pln(20) };
    expect(
      createLine({ ...configurable, quantity: 2, prices: prices(99.9), product, configured_variant: variant })
        ?.reduction?.reference.minor,
    ).toBe(9500);
  });

  it('knows downloads', () => {
    expect(createLine({ ...simple, __typename: 'DownloadableCartItem', links: [] })?.isDownload).toBe(true);
    expect(createLine(simple)?.isDownload).toBeUndefined();
  });

  it('returns why a line cannot be bought, with the message of the backend', () => {
    expect(createLine(simple)?.problems).toEqual([]);
    expect(
      createLine({ ...simple, is_available: false, not_available_message: 'Brak na magazynie.' })?.problems,
    ).toEqual(['Brak na magazynie.']);
    expect(
      createLine({ ...simple, errors: [{ code: 'ITEM_QTY', message: 'Zostały 2 sztuki.' }, null] })?.problems,
    ).toEqual(['Zostały 2 sztuki.']);
  });
});

describe('addUnavailableLines', () => {
  const gone = {
    __typename: 'ConfigurableCartItem' as const,
    uid: 'Mw==',
    quantity: 1,
    is_available: false,
    not_available_message: 'Brak na magazynie.',
    product: simple.product,
  };
  const choices = {
    __typename: 'ConfigurableCartItem' as const,
    uid: 'Mw==',
    configurable_options: [
      { option_label: 'Rozmiar', value_label: 'M', configurable_product_option_value_uid: 'bQ==' },
    ],
    customizable_options: [],
  };
  const addTo = (read: typeof choices | null) =>
    addUnavailableLines(toCart({ ...cart, items: [simple] }), {
      cart: { __typename: 'Cart', id: 'cart1', itemsV2: { items: [gone] }, choices: { items: [read] } },
    }).lines[1];

  it('shows what was chosen for a line that ran out', () => {
    expect(addTo(choices)).toMatchObject({
      soldOut: true,
      options: [{ label: 'Rozmiar', value: 'M', valueUid: 'bQ==' }],
      problems: ['Brak na magazynie.'],
    });
    expect(addTo(choices)?.hasUnknownOptions).toBeUndefined();
  });

  it('keeps a line whose choices the backend cannot read', () => {
    expect(addTo(null)).toMatchObject({ uid: 'Mw==', options: [], hasUnknownOptions: true });
  });
});
