import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../storefront/backend/checkout/testing/test-shop.ts';
import { encodeUid } from '../../../storefront/backend/uid.ts';
import germanShoes from '../../merchants/german-shoes/index.ts';

let shop: TestShop;
let image: Buffer;
let ids: { file: number; frame: number; oak: number };
beforeAll(async () => {
  shop = openTestShop({ shop: germanShoes, profile: 'stock' });
  image = await sharp({ create: { width: 6, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const answer = await shop.ask(`{ products(filter: { sku: { eq: "L-FOTO" } }) { items {
    ... on CustomizableProductInterface { options { option_id
      ... on CustomizableFileOption { file: value { file_extension image_size_x image_size_y price } }
      ... on CustomizableCheckboxOption { boxes: value { option_type_id } }
    } } } } }`);
  const option = (...path: (string | number)[]) => answer.at('products', 'items', 0, 'options', ...path);
  expect(option(0, 'file')).toEqual({ file_extension: 'jpg, png', image_size_x: 4000, image_size_y: 4000, price: 5 });
  ids = {
    file: Number(option(0, 'option_id')),
    frame: Number(option(1, 'option_id')),
    oak: Number(option(1, 'boxes', 0, 'option_type_id')),
  };
});
afterAll(() => shop.dispose());

const toFile = (content: Buffer, name = 'Oma & Opa.png', type = 'image/png') => ({
  ...{ base64_encoded_data: content.toString('base64'), type, name },
});

function toBody(quoteId: string | null, file: object | null) {
  const custom_options = [
    ...(file ? [{ option_id: ids.file, option_value: 'file', extension_attributes: { file_info: file } }] : []),
    { option_id: ids.frame, option_value: String(ids.oak) },
  ];
  return {
    cartItem: {
      ...(quoteId !== null && { quote_id: quoteId }),
      ...{ sku: 'L-FOTO', qty: 2, product_option: { extension_attributes: { custom_options } } },
    },
  };
}

const send = (id: string, file: object | null, quoteId: string | null = id) =>
  shop.rest('POST', `V1/guest-carts/${id}/items`, toBody(quoteId, file));

describe('an image for a customizable option', () => {
  it('is taken by REST, with the other options, and named by the cart without a uid', async () => {
    const id = await shop.guestCart();
    expect(await send(id, toFile(image))).toMatchObject({ status: 200, body: { sku: 'L-FOTO', qty: 2 } });
    const CHOICES = `query ($id: String!) { cart(cart_id: $id) { items { quantity prices { row_total_including_tax { value } }
      ... on SimpleCartItem { customizable_options { type label customizable_option_uid values { label value } } } } } }`;
    const answer = await shop.ask(CHOICES, { id });
    expect(answer.at('cart', 'items')).toMatchObject([
      {
        quantity: 2,
        prices: { row_total_including_tax: { value: 274 } },
        customizable_options: [
          {
            ...{ type: 'file', label: 'Foto', customizable_option_uid: encodeUid(`custom-option/${ids.file}`) },
            values: [{ label: 'Foto' }],
          },
          { values: [{ label: 'Eiche', value: String(ids.oak) }] },
        ],
      },
    ]);
    const shown = answer.textAt('cart', 'items', 0, 'customizable_options', 0, 'values', 0, 'value');
    expect(shown).toMatch(/^<a href=".+">Oma &amp; Opa\.png<\/a> 6 x 4 px\.$/);
    const UIDS = CHOICES.replace('customizable_option_uid', 'values { customizable_option_value_uid }');
    await expect(shop.ask(UIDS, { id })).rejects.toThrow('customizable_option_value_uid');
  });

  it('takes prices in percent of the price for the quantity', async () => {
    const id = await shop.guestCart();
    await send(id, toFile(image));
    const ROWS = 'items { uid prices { row_total_including_tax { value } } }';
    const line = (await shop.ask(`query ($id: String!) { cart(cart_id: $id) { ${ROWS} } }`, { id })).textAt(
      ...['cart', 'items', 0, 'uid'],
    );
    const changed = await shop.ask(
      `mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { ${ROWS} } } }`,
      { input: { cart_id: id, cart_items: [{ cart_item_uid: line, quantity: 4 }] } },
    );
    // 110 with 5 for the image and a tenth for the frame.
    expect(changed.at('updateCartItems', 'cart', 'items', 0, 'prices')).toEqual({
      row_total_including_tax: { value: 504 },
    });
  });

  it('makes a line of its own each time', async () => {
    const id = await shop.guestCart();
    await send(id, toFile(image));
    await send(id, toFile(image));
    const { data } = await shop.ask(`query ($id: String!) { cart(cart_id: $id) { items { quantity } } }`, { id });
    expect(data).toEqual({ cart: { items: [{ quantity: 2 }, { quantity: 2 }] } });
  });

  it.each<[string, () => object | null, RegExp]>([
    ['no file', () => null, /required option\(s\) weren't entered/],
    ['a text', () => toFile(Buffer.from('GIF89a or not')), /valid base64/],
    ['no base64', () => ({ ...toFile(image), base64_encoded_data: '%' }), /valid base64/],
    ['another type', () => toFile(image, 'a.jpg', 'image/jpeg'), /MIME type/],
    ['a name with forbidden characters', () => toFile(image, 'a (1).png'), /forbidden characters/],
    ['an extension that is not allowed', () => toFile(image, 'a.gif'), /for 'Foto' has an invalid extension/],
  ])('is refused: %s', async (_, getFile, message) => {
    const id = await shop.guestCart();
    const { status, body } = await send(id, getFile());
    expect(status).toBe(400);
    expect(JSON.stringify(body)).toMatch(message);
  });

  it('is refused when it is too large', async () => {
    const large = await sharp({ create: { width: 4001, height: 1, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const answer = await send(await shop.guestCart(), toFile(large));
    expect(answer.body).toEqual({ message: "The maximum allowed image size for 'Foto' is 4000x4000 px." });
  });

  it('needs the cart in the body, and no text of GraphQL stands for it', async () => {
    const id = await shop.guestCart();
    const missing = { status: 400, body: { message: '"%fieldName" is required. Enter and try again.' } };
    expect(await send(id, toFile(image), null)).toMatchObject(missing);
    expect(await send(id, toFile(image), 'x')).toMatchObject(missing);
    const text = JSON.stringify({ title: 'a.png', secret_key: 'x' });
    const answer = await shop.add(id, [
      { sku: 'L-FOTO', quantity: 1, entered_options: [{ uid: encodeUid(`custom-option/${ids.file}`), value: text }] },
    ]);
    expect(answer.at('addProductsToCart', 'user_errors')).toHaveLength(1);
  });

  it('goes into the cart of the customer whose token it comes with', async () => {
    const { token } = await shop.newCustomer();
    const headers = { Authorization: `Bearer ${token}` };
    expect(await shop.rest('POST', 'V1/carts/mine/items', toBody(null, toFile(image)), headers)).toMatchObject({
      status: 404,
    });
    await shop.ask('mutation { createEmptyCart }', {}, token);
    expect(await shop.rest('POST', 'V1/carts/mine/items', toBody(null, toFile(image)), headers)).toMatchObject({
      status: 200,
    });
  });
});
