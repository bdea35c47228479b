import { describe, expect, it } from 'vitest';
import { getConfiguredPrice } from './purchase-form-data.ts';
import { getPurchaseBarrier, toPurchaseOptions } from './purchase-options.ts';

const money = (value: number) => ({ value, currency: 'EUR' as const });

const hundred = { final_price: money(100), regular_price: money(100) };

const selection = (
  uid: string,
  price: number,
  { quantity = 1, type = 'FIXED' }: { quantity?: number; type?: 'FIXED' | 'PERCENT' } = {},
) => ({
  uid,
  label: uid,
  quantity,
  position: 1,
  is_default: false,
  price,
  price_type: type,
  can_change_quantity: false,
  product: {
    __typename: 'SimpleProduct' as const,
    uid,
    sku: uid,
    name: uid,
    url_key: null,
    url_suffix: null,
    stock_status: 'IN_STOCK' as const,
    thumbnail: null,
    price_range: { minimum_price: hundred, maximum_price: hundred },
  },
});

const option = (uid: string, required: boolean, options: ReturnType<typeof selection>[]) => ({
  uid,
  title: uid,
  required,
  type: 'radio',
  position: 1,
  options,
});

const bundle = {
  __typename: 'BundleProduct' as const,
  dynamic_price: false,
  options: null,
  price_range: { minimum_price: hundred, maximum_price: hundred },
  bundle: [
    option('frame', true, [selection('steel', 20), selection('wood', 7.5, { quantity: 2 })]),
    option('light', false, [selection('lamp', 10)]),
  ],
};

const read = (change: object) => toPurchaseOptions({ products: { items: [{ ...bundle, ...change }] } });

const readIn = (rate: number, change: object) =>
  toPurchaseOptions({ products: { items: [{ ...bundle, ...change }] } }, undefined, rate);

const getBasePrice = (change: object) => read(change)?.basePrice;

const getPrices = (change: object) => read(change)?.options.flatMap(({ values }) => values.map((value) => value.price));

describe('prices that Magento names in the base currency', () => {
  const prices = (purchase: ReturnType<typeof readIn>) =>
    purchase?.options.flatMap(({ values }) => values.map((value) => value.price));

  it('are converted, but for those that are percentages', () => {
    const parts = [option('frame', true, [selection('steel', 20), selection('wood', 10, { type: 'PERCENT' })])];
    const lowest = { final_price: money(79.2), regular_price: money(79.2) };
    const converted = readIn(1.2, {
      bundle: parts,
      price_details: { main_price: 60, main_final_price: 60 },
      price_range: { minimum_price: lowest, maximum_price: { final_price: money(96) } },
    });
    expect(converted?.basePrice).toBe(7200);
    expect(prices(converted)).toEqual([2400, 720]);
    // The range of the bundle is in the currency of the shopper.
    expect(readIn(1.2, {})?.basePrice).toBe(10_000 - 1800);
  });
});

describe('the price of a bundle without its parts', () => {
  it('is what the backend says', () => {
    expect(getBasePrice({ price_details: { main_final_price: 84.99 } })).toBe(8499);
    expect(getBasePrice({ price_details: { main_final_price: 84.99 }, dynamic_price: true })).toBe(0);
  });

  it('is the lowest price without the cheapest required parts where the backend does not say it', () => {
    expect(getBasePrice({})).toBe(8500);
    expect(getBasePrice({ dynamic_price: true })).toBe(0);
  });
});

describe('prices that are entered without tax and shown with it', () => {
  const details = { price_details: { main_price: 100, main_final_price: 100 } };
  const parts = [
    option('frame', true, [selection('steel', 10), selection('wood', 12.5, { type: 'PERCENT' })]),
    option('light', false, [selection('lamp', 20)]),
  ];
  const range = (lowest: number, highest: number) => ({
    price_range: {
      minimum_price: { final_price: money(lowest), regular_price: money(lowest) },
      maximum_price: { final_price: money(highest) },
    },
  });

  it('have the tax of the price range', () => {
    const gross = { bundle: parts, ...details, ...range(135.3, 162.98) };
    expect(getBasePrice(gross)).toBe(12_300);
    expect(getPrices(gross)).toEqual([1230, 1538, 2460]);
  });

  it('are those that are entered where the range differs by rounding only', () => {
    const rounded = { bundle: parts, ...details, ...range(110.01, 132.5) };
    expect(getBasePrice(rounded)).toBe(10_000);
    expect(getPrices(rounded)).toEqual([1000, 1250, 2000]);
  });

  it('are those that are entered where the range differs by more than a tax', () => {
    expect(getBasePrice({ bundle: parts, ...details, ...range(220, 260) })).toBe(10_000);
  });

  it('are those that are entered where one end of the range differs only', () => {
    const unlike = { bundle: parts, ...details, ...range(121, 132.5) };
    expect(getBasePrice(unlike)).toBe(10_000);
    expect(getPrices(unlike)).toEqual([1000, 1250, 2000]);
  });

  it('have the tax of a range whose highest price is reduced', () => {
    const reduced = { price_details: { main_price: 100, main_final_price: 90 } };
    const [minimum, maximum] = [
      { regular_price: money(135.3), final_price: money(121.77) },
      { regular_price: money(162.98), final_price: money(146.68) },
    ];
    const gross = { bundle: parts, ...reduced, price_range: { minimum_price: minimum, maximum_price: maximum } };
    expect(read(gross)?.basePrice).toBe(11_070);
    expect(getPrices(gross)).toEqual([1107, 1384, 2214]);
  });
});

describe('customizable options of a bundle', () => {
  const colors = (required: boolean, prices: [price: number, type: 'FIXED' | 'PERCENT'][]) => ({
    __typename: 'CustomizableDropDownOption',
    uid: 'color',
    title: 'Color',
    required,
    sort_order: 1,
    dropDown: prices.map(([value, type], index) => ({
      uid: `color-${index}`,
      title: `Color ${index}`,
      price: value,
      price_type: type,
    })),
  });
  const text = (required: boolean) => ({
    __typename: 'CustomizableFieldOption',
    uid: 'text',
    title: 'Text',
    required,
    sort_order: 2,
    field: { price: 5, price_type: 'FIXED', max_characters: 20 },
  });
  const details = { price_details: { main_price: 100, main_final_price: 100 } };
  const range = (lowest: number, highest: number) => ({
    price_range: {
      minimum_price: { final_price: money(lowest), regular_price: money(lowest) },
      maximum_price: { final_price: money(highest) },
    },
  });
  const parts = [option('light', false, [selection('lamp', 10)])];

  it('are no tax where they are required', () => {
    // 100 + 20 + 5, and 100 + 10 + 30 + 5.
    const options = [
      colors(true, [
        [20, 'FIXED'],
        [30, 'FIXED'],
      ]),
      text(true),
    ];
    const withOptions = { bundle: parts, options, ...details, ...range(125, 145) };
    expect(getBasePrice(withOptions)).toBe(10_000);
    expect(getPrices(withOptions)).toEqual([1000, 2000, 3000]);
  });

  it('are no part of the price of the bundle where the backend does not say it', () => {
    const options = [
      colors(true, [
        [20, 'FIXED'],
        [10, 'PERCENT'],
      ]),
      text(false),
    ];
    const withOptions = { bundle: parts, options, ...range(110, 135) };
    expect(getBasePrice(withOptions)).toBe(10_000);
    expect(getPrices(withOptions)).toEqual([1000, 2000, 1000]);
  });

  it('have the tax of the price range', () => {
    const options = [
      colors(true, [
        [20, 'FIXED'],
        [30, 'PERCENT'],
      ]),
    ];
    const gross = { bundle: parts, options, ...details, ...range(147.6, 172.2) };
    expect(getBasePrice(gross)).toBe(12_300);
    expect(getPrices(gross)).toEqual([1230, 2460, 3690]);
  });

  it('are not reduced with the bundle and its parts', () => {
    const reduced = {
      bundle: parts,
      options: [
        colors(true, [
          [20, 'FIXED'],
          [30, 'FIXED'],
        ]),
      ],
      price_range: {
        minimum_price: { regular_price: money(120), final_price: money(110) },
        maximum_price: { final_price: money(129) },
      },
    };
    const priced = { ...reduced, price_details: { main_price: 100, main_final_price: 90 } };
    for (const response of [reduced, priced]) {
      expect(getBasePrice(response)).toBe(9000);
      expect(getPrices(response)).toEqual([900, 2000, 3000]);
    }
  });
});

describe('the sample of a link', () => {
  const readSample = (sample_url: string) =>
    read({
      __typename: 'DownloadableProduct',
      bundle: undefined,
      links_purchased_separately: 1,
      downloadable_product_links: [{ uid: 'link', title: 'Chapter', price: 3, sort_order: 1, sample_url }],
    })?.options[0]?.values[0]?.sampleUrl;

  it('is not linked at the address that Magento gives to links without a sample as well', () => {
    expect(readSample('https://shop.example/de/downloadable/download/linkSample/link_id/5/')).toBeNull();
    expect(readSample('https://media.example/chapter.pdf')).toBe('https://media.example/chapter.pdf');
  });
});

describe('a gift card', () => {
  it('cannot be bought here', () => {
    const purchase = read({ __typename: 'GiftCardProduct', bundle: undefined });
    expect(purchase).toMatchObject({ basePrice: 10_000, options: [] });
    expect(purchase && getPurchaseBarrier(purchase)).toBe('gift-card');
    const simple = read({ __typename: 'SimpleProduct', bundle: undefined });
    expect(simple && getPurchaseBarrier(simple)).toBeNull();
  });
});

describe('a selection of a disabled product', () => {
  it('is neither offered nor counted', () => {
    const frame = option('frame', true, [selection('steel', 20)]);
    const disabled = { ...selection('wood', 5), label: null, product: null };
    const bundleOptions = [{ ...frame, options: [...frame.options, disabled] }];
    const details = { price_details: { main_price: 100, main_final_price: 100 } };
    const shown = { final_price: money(120), regular_price: money(120) };
    const range = { minimum_price: shown, maximum_price: shown };
    const purchase = read({ bundle: bundleOptions, price_range: range, ...details });
    expect(purchase?.basePrice).toBe(10_000);
    expect(purchase?.options[0]?.values.map(({ uid, price: added }) => [uid, added])).toEqual([['steel', 2000]]);
  });

  it('counts as one piece where the merchant has preset 0 pieces', () => {
    const purchase = read({ bundle: [option('frame', true, [selection('steel', 20, { quantity: 0 })])] });
    expect(purchase?.options[0]?.values[0]).toMatchObject({ quantity: 1, price: 2000 });
    expect(purchase && getConfiguredPrice(purchase, new Map([['option-frame', 'steel']]))).toBe(12_000);
  });

  it('makes a bundle unavailable that requires it', () => {
    const frame = { ...option('frame', true, []), options: [{ ...selection('wood', 5), product: null }] };
    const purchase = read({ bundle: [frame] });
    expect(purchase && getPurchaseBarrier(purchase)).toBe('stock');
  });
});

describe('a selection in percent', () => {
  const withPercent = {
    bundle: [
      option('frame', true, [selection('steel', 20), selection('wood', 12.5, { type: 'PERCENT', quantity: 2 })]),
      option('light', false, [selection('lamp', 5, { type: 'PERCENT' })]),
    ],
  };

  it('is a share of the regular price of the bundle', () => {
    const details = { price_details: { main_price: 80, main_final_price: 80 } };
    expect(read({ ...withPercent, ...details })?.basePrice).toBe(8000);
    expect(getPrices({ ...withPercent, ...details })).toEqual([2000, 2000, 400]);
  });

  it('is a share of the lowest price without the cheapest parts where the backend does not say the price', () => {
    expect(getBasePrice(withPercent)).toBe(8000);
    expect(getPrices(withPercent)).toEqual([2000, 2000, 400]);
  });

  it('is found where it is the cheapest itself', () => {
    const cheap = {
      bundle: [option('frame', true, [selection('steel', 20), selection('wood', 5, { type: 'PERCENT' })])],
      price_range: {
        minimum_price: { final_price: money(74), regular_price: money(84) },
        maximum_price: { final_price: money(90) },
      },
    };
    expect(read(cheap)).toMatchObject({ basePrice: 7000, options: [{ values: [{ price: 2000 }, { price: 400 }] }] });
  });

  it('does not count among the cheapest when it is out of stock', () => {
    const soldOut = { ...selection('wood', 1, { type: 'PERCENT' }), product: { stock_status: 'OUT_OF_STOCK' } };
    const frame = { ...option('frame', true, []), options: [selection('steel', 20), soldOut] };
    expect(getBasePrice({ bundle: [frame] })).toBe(8000);
  });
});

describe('the discount of a bundle', () => {
  const range = (lowest: [regular: number, final: number], highest: [regular: number, final: number]) => {
    const [minimum, maximum] = [lowest, highest].map(([regular, final]) => ({
      regular_price: money(regular),
      final_price: money(final),
    }));
    return { price_range: { minimum_price: minimum, maximum_price: maximum } };
  };
  const part = (uid: string, value: number, isInStock = true) => {
    const of = { final_price: money(value), regular_price: money(value) };
    return {
      ...selection(uid, 0),
      product: {
        stock_status: isInStock ? 'IN_STOCK' : 'OUT_OF_STOCK',
        price_range: { minimum_price: of, maximum_price: of },
      },
    };
  };
  const sum = {
    dynamic_price: true,
    bundle: [
      { ...option('table', true, []), options: [part('oak', 60), part('elm', 75), part('ash', 5, false)] },
      { ...option('chair', true, []), options: [part('red', 40)] },
      { ...option('extra', false, []), type: 'checkbox', options: [part('lamp', 10), part('rug', 15.55)] },
    ],
  };

  it('reduces the parts of which the price is the sum', () => {
    const discounted = { ...sum, ...range([100, 80], [140.55, 112.44]) };
    expect(getPrices(discounted)).toEqual([4800, 6000, 400, 3200, 800, 1244]);
    expect(getBasePrice(discounted)).toBe(0);
  });

  it('reduces the cheapest part of a sum that requires none', () => {
    const free = sum.bundle.map((one) => ({ ...one, required: false }));
    const discounted = { ...sum, bundle: free, ...range([10, 5], [140.55, 70.28]) };
    expect(getPrices(discounted)).toEqual([3000, 3750, 250, 2000, 500, 778]);
  });

  it('is not taken from the parts where the ends of the range do not agree on it', () => {
    expect(getPrices({ ...sum, ...range([100, 80], [140.55, 140.55]) })).toEqual([6000, 7500, 500, 4000, 1000, 1555]);
  });

  it('reduces the parts of a bundle with a price of its own', () => {
    const discounted = range([100, 90], [115, 103.5]);
    const details = { price_details: { main_price: 85, main_final_price: 76.5 } };
    expect(read({ ...discounted, ...details })?.basePrice).toBe(7650);
    expect(getPrices({ ...discounted, ...details })).toEqual([1800, 1350, 900]);
    expect(read(discounted)?.basePrice).toBe(7650);
    expect(getPrices(discounted)).toEqual([1800, 1350, 900]);
  });

  it('leaves the parts alone where it reduces the price of the bundle only', () => {
    const reduced = range([100, 90], [115, 105]);
    const details = { price_details: { main_price: 85, main_final_price: 75 } };
    expect(read({ ...reduced, ...details })?.basePrice).toBe(7500);
    expect(getPrices({ ...reduced, ...details })).toEqual([2000, 1500, 1000]);
    expect(read(reduced)?.basePrice).toBe(7500);
    expect(getPrices(reduced)).toEqual([2000, 1500, 1000]);
  });
});
