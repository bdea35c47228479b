import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicModules } from '../../testing/public-modules.ts';
import { anyText, listContaining, textContaining, textMatching } from '../../testing/matchers.ts';
import { createTestBackend, valueAt } from '../../testing/test-backend.ts';
import type { TestBackend } from '../../testing/test-backend.ts';
import { configurableOptionUid, configurableValueUid } from '../../uid.ts';
import { findAxes, findProductBySku, findVariantByUids, findVariants } from '../index.ts';

let backend: TestBackend;

beforeAll(() => {
  backend = createTestBackend({ modules: publicModules, secondStoreView: true });
});
afterAll(() => {
  backend.dispose();
});

/** The selected fields of one product. */
async function read(sku: string, fields: string, headers: Record<string, string> = {}): Promise<unknown> {
  const { data, errors } = await backend.graphql(
    `query Q($sku: String) { products(filter: { sku: { eq: $sku } }) { items { ${fields} } } }`,
    {
      variables: { sku },
      headers,
    },
  );
  expect(errors).toBeUndefined();
  return valueAt(data, 'products', 'items', 0);
}

const PRICES = `price_range {
  minimum_price { regular_price { value currency } final_price { value } discount { amount_off percent_off } }
  maximum_price { regular_price { value } final_price { value } discount { amount_off } } }`;

describe('product', () => {
  it('carries Money in units of the currency, and discounts', async () => {
    expect(await read('VIT-C-LIPO', PRICES)).toEqual({
      price_range: {
        minimum_price: {
          regular_price: { value: 89, currency: 'PLN' },
          final_price: { value: 69 },
          discount: { amount_off: 20, percent_off: 22.47 },
        },
        maximum_price: { regular_price: { value: 89 }, final_price: { value: 69 }, discount: { amount_off: 20 } },
      },
    });
  });

  it('has prices in the currency of the store view', async () => {
    expect(await read('VIT-C', PRICES, { Store: 'witryna_pl_en_gb' })).toMatchObject({
      price_range: { minimum_price: { regular_price: { value: 11.99, currency: 'EUR' } } },
    });
  });

  it('never announces a reduction made of two variants', async () => {
    expect(await read('KREA', `${PRICES} special_price lowest_price_30_days { value }`)).toMatchObject({
      price_range: {
        minimum_price: { regular_price: { value: 70 }, final_price: { value: 60 }, discount: { amount_off: 10 } },
        maximum_price: { regular_price: { value: 120 }, final_price: { value: 120 }, discount: { amount_off: 0 } },
      },
      lowest_price_30_days: { value: 65 },
    });
  });

  it('tells the lowest price of 30 days only while there is a reduction, and a unit price always', async () => {
    const fields = 'lowest_price_30_days { value currency } unit_price { amount unit price { value } }';
    expect(await read('VIT-C-LIPO', fields)).toEqual({
      lowest_price_30_days: { value: 72, currency: 'PLN' },
      unit_price: { amount: 100, unit: 'ml', price: { value: 27.6 } },
    });
    expect(await read('VIT-C', fields)).toEqual({
      lowest_price_30_days: null,
      unit_price: { amount: 1, unit: 'kaps.', price: { value: 0.83 } },
    });
    expect(await read('KREA', `... on ConfigurableProduct { variants { product { sku ${fields} } } }`)).toMatchObject({
      variants: [
        { product: { lowest_price_30_days: null, unit_price: { price: { value: 20 }, unit: 'g' } } },
        { product: { lowest_price_30_days: { value: 65 }, unit_price: { price: { value: 20 } } } },
        { product: { lowest_price_30_days: null } },
      ],
    });
  });

  it('has absolute image addresses and gallery entries with the main image at position 1', async () => {
    const product = await read(
      'VIT-C',
      'small_image { url label } media_gallery { url position disabled } media_gallery_entries { uid file position disabled types }',
    );
    expect(product).toMatchObject({
      small_image: {
        url: textMatching(/^https:\/\/backend\.test\/media\/catalog\/product\/.+\.\w+$/u),
        label: 'Witamina C',
      },
      media_gallery: [{ position: 1, disabled: false }, { position: 2 }, { position: 3 }, { position: 4 }],
      media_gallery_entries: [
        { position: 1, file: textMatching(/^\//u), types: listContaining(['image', 'small_image', 'thumbnail']) },
        {},
        {},
        {},
      ],
    });
  });

  it('tells stock status and the last units', async () => {
    const fields = 'stock_status only_x_left_in_stock';
    expect(await read('VIT-C', fields)).toEqual({ stock_status: 'IN_STOCK', only_x_left_in_stock: null });
    expect(await read('VIT-D3', fields)).toEqual({ stock_status: 'IN_STOCK', only_x_left_in_stock: 3 });
    expect(await read('WYPRZEDANE', fields)).toEqual({ stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: null });
  });

  it('carries what the law wants to be said of a supplement as custom attributes', async () => {
    const product = JSON.stringify(
      await read(
        'VIT-C',
        `custom_attributesV2 { items { code ... on AttributeValue { value }
          ... on AttributeSelectedOptions { selected_options { label value } } } errors { message } }`,
      ),
    );
    for (const code of [
      'subtitle',
      'daily_portion',
      'composition',
      'ingredients',
      'dosage',
      'warnings',
      'storage',
      'producer',
      'brand',
      'questions',
    ]) {
      expect(product).toContain(`"code":"${code}"`);
    }
    expect(product).toContain('<th scope=\\"row\\">Witamina C</th><td>1000 mg</td><td>1250%</td>');
    expect(product).toContain('<dl><dt>Kiedy brać?</dt><dd><p>Rano.</p></dd></dl>');
    expect(product).toContain('"label":"Zdrój"');
  });

  it('picks custom attributes by their use', async () => {
    const product = await read('VIT-C', 'custom_attributesV2(filters: { is_filterable: true }) { items { code } }');
    expect(product).toEqual({
      custom_attributesV2: { items: [{ code: 'form' }, { code: 'diet' }, { code: 'brand' }, { code: 'price' }] },
    });
  });

  it('links related products and leaves out what the shop does not have', async () => {
    expect(await read('VIT-C', 'related_products { sku } upsell_products { sku }')).toEqual({
      related_products: [{ sku: 'VIT-D3' }],
      upsell_products: [],
    });
  });

  it('has its address in parts, and its categories', async () => {
    expect(
      await read(
        'VIT-C-LIPO',
        'url_key url_suffix canonical_url categories { url_path breadcrumbs { category_name category_url_path } }',
      ),
    ).toEqual({
      url_key: 'witamina-c-liposomalna',
      url_suffix: '.html',
      canonical_url: 'witamina-c-liposomalna.html',
      categories: [
        {
          url_path: 'witaminy/witamina-c/liposomalna',
          breadcrumbs: [
            { category_name: 'Witaminy', category_url_path: 'witaminy' },
            { category_name: 'Witamina C', category_url_path: 'witaminy/witamina-c' },
          ],
        },
      ],
    });
  });
});

describe('configurable product', () => {
  const optionId = (code: string, label: string): { attributeId: number; optionId: number } => {
    const parent = findProductBySku(backend.service.database, 'KREA');
    const options = findVariants(backend.service.database, parent?.id ?? 0).flatMap((variant) => variant.options);
    const found = options.find((option) => option.attributeCode === code && option.optionLabel === label);
    if (!found) throw new Error(`no ${label}`);
    return found;
  };
  const uid = (code: string, label: string): string => {
    const { attributeId, optionId: id } = optionId(code, label);
    return configurableValueUid(attributeId, id);
  };

  it('lists its axes in order with the values that variants have', async () => {
    const parent = findProductBySku(backend.service.database, 'KREA');
    const [flavor] = findAxes(backend.service.database, parent?.id ?? 0);
    expect(
      await read(
        'KREA',
        '__typename ... on ConfigurableProduct { configurable_options { uid attribute_code label position values { uid label value_index swatch_data { __typename value } } } }',
      ),
    ).toMatchObject({
      __typename: 'ConfigurableProduct',
      configurable_options: [
        {
          uid: configurableOptionUid(parent?.id ?? 0, flavor?.attributeId ?? 0),
          attribute_code: 'flavor',
          label: 'Smak',
          position: 0,
          values: [
            {
              uid: uid('flavor', 'Malina'),
              label: 'Malina',
              swatch_data: { __typename: 'ColorSwatchData', value: '#d6336c' },
            },
            { label: 'Cytryna', swatch_data: null },
          ],
        },
        { attribute_code: 'size', values: [{ label: '600 g' }, { label: '300 g' }] },
      ],
    });
  });

  it('[CAT-10] has variants with product uid, image and super_link labels', async () => {
    expect(
      await read(
        'KREA',
        '... on ConfigurableProduct { variants { product { uid sku image { url } } attributes { code label uid value_index } super_link { attribute_label value_label } } }',
      ),
    ).toMatchObject({
      variants: [
        {
          product: { uid: anyText(), sku: 'KREA-MAL-600', image: { url: textContaining('krea-mal-600') } },
          attributes: [
            { code: 'flavor', label: 'Malina', uid: uid('flavor', 'Malina') },
            { code: 'size', label: '600 g' },
          ],
          super_link: [
            { attribute_label: 'Smak', value_label: 'Malina' },
            { attribute_label: 'Wielkość', value_label: '600 g' },
          ],
        },
        {},
        { product: { sku: 'KREA-CYT-300' } },
      ],
    });
  });

  it('[CAT-10] has variants with attributes of their own', async () => {
    const fields =
      'custom_attributesV2(filters: { is_visible_on_front: true }) { items { code ... on AttributeValue { value } } }';
    expect(await read('KREA', `... on ConfigurableProduct { variants { product { ${fields} } } }`)).toMatchObject({
      variants: [
        {
          product: { custom_attributesV2: { items: listContaining([{ code: 'subtitle', value: 'proszek, 600 g' }]) } },
        },
        {},
        {
          product: {
            custom_attributesV2: {
              items: listContaining([
                { code: 'subtitle', value: 'proszek, 300 g' },
                { code: 'ingredients', value: 'Monohydrat kreatyny, aromat cytrynowy.' },
              ]),
            },
          },
        },
      ],
    });
  });

  it('answers the variant only when all options are chosen', async () => {
    const selection = (uids: string[]) =>
      read(
        'KREA',
        `... on ConfigurableProduct { configurable_product_options_selection(configurableOptionValueUids: ${JSON.stringify(uids)}) {
          variant { sku } options_available_for_selection { attribute_code option_value_uids } } }`,
      );
    expect(await selection([uid('flavor', 'Malina')])).toEqual({
      configurable_product_options_selection: {
        variant: null,
        options_available_for_selection: [
          { attribute_code: 'flavor', option_value_uids: [uid('flavor', 'Malina')] },
          { attribute_code: 'size', option_value_uids: [uid('size', '600 g'), uid('size', '300 g')] },
        ],
      },
    });
    expect(await selection([uid('flavor', 'Malina'), uid('size', '300 g')])).toMatchObject({
      configurable_product_options_selection: { variant: { sku: 'KREA-MAL-300' } },
    });
    expect(await selection([uid('flavor', 'Cytryna'), uid('size', '600 g')])).toMatchObject({
      configurable_product_options_selection: { variant: null },
    });
  });

  it('finds a variant by the uids that a cart sends, in any order', () => {
    const { database } = backend.service;
    const parent = findProductBySku(database, 'krea')?.id ?? 0;
    const uids = [uid('size', '300 g'), uid('flavor', 'Malina')];
    expect(findVariantByUids(database, parent, uids)?.product.sku).toBe('KREA-MAL-300');
    expect(findVariantByUids(database, parent, uids.slice(1))).toBeUndefined();
    expect(findVariantByUids(database, parent, [...uids, 'bm9uc2Vuc2U='])).toBeUndefined();
    expect(findVariantByUids(database, parent, [...uids, configurableValueUid(9_999, 1)])).toBeUndefined();
  });

  it('is in stock while one of its variants is', async () => {
    expect(
      await read(
        'KREA',
        'stock_status only_x_left_in_stock ... on ConfigurableProduct { variants { product { sku stock_status } } }',
      ),
    ).toEqual({
      stock_status: 'IN_STOCK',
      only_x_left_in_stock: null,
      variants: [
        { product: { sku: 'KREA-MAL-600', stock_status: 'IN_STOCK' } },
        { product: { sku: 'KREA-MAL-300', stock_status: 'IN_STOCK' } },
        { product: { sku: 'KREA-CYT-300', stock_status: 'OUT_OF_STOCK' } },
      ],
    });
  });
});

it('publishes the metadata of its attributes', async () => {
  const { data } = await backend.graphql(`{
    customAttributeMetadataV2(attributes: [{ attribute_code: "brand", entity_type: "catalog_product" }, { attribute_code: "x", entity_type: "catalog_product" }]) {
      items { code label frontend_input options { label } } errors { type message } }
    attributesList(entityType: CATALOG_PRODUCT, filters: { is_html_allowed_on_front: true }) { items { code } }
    hidden: attributesList(entityType: CATALOG_PRODUCT, filters: { is_visible_on_front: false }) { items { code } }
  }`);
  expect(data).toMatchObject({
    customAttributeMetadataV2: {
      items: [
        {
          code: 'brand',
          label: 'Marka',
          frontend_input: 'MULTISELECT',
          options: [{ label: 'Zdrój' }, { label: 'Las' }],
        },
      ],
      errors: [{ type: 'ATTRIBUTE_NOT_FOUND' }],
    },
    attributesList: {
      items: [{ code: 'composition' }, { code: 'ingredients' }, { code: 'questions' }, { code: 'premium_content' }],
    },
    hidden: { items: listContaining([{ code: 'brand' }, { code: 'form' }]) },
  });
});
