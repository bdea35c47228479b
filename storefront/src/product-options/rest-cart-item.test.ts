import { expect, it } from 'vitest';
import { toRestCartItem } from './rest-cart-item.ts';

const image = { base64_encoded_data: 'AA==', type: 'image/png', name: 'a.png' };
const images = new Map([[btoa('custom-option/5'), image]]);
const file = { option_id: '5', option_value: 'file', extension_attributes: { file_info: image } };

it('names options, variant, links and parts by their ids', () => {
  const selected = ['custom-option/6/61', 'custom-option/6/62', 'configurable/93/52', 'downloadable/4', 'bundle/1/2/3'];
  const entered = [
    { uid: btoa('custom-option/7'), value: 'Anna' },
    { uid: btoa('bundle/8/9/1'), value: '2' },
  ];
  const choice = { sku: 'A', quantity: 2, selectedOptions: selected.map(btoa), enteredOptions: entered };
  expect(toRestCartItem(choice, images, 'masked')).toEqual({
    cartItem: {
      ...{ sku: 'A', qty: 2, quote_id: 'masked' },
      product_option: {
        extension_attributes: {
          custom_options: [{ option_id: '6', option_value: '61,62' }, { option_id: '7', option_value: 'Anna' }, file],
          configurable_item_options: [{ option_id: '93', option_value: 52 }],
          downloadable_option: { downloadable_links: [4] },
          bundle_options: [
            { option_id: 1, option_qty: 3, option_selections: [2] },
            { option_id: 8, option_qty: 2, option_selections: [9] },
          ],
        },
      },
    },
  });
});

it('names no cart for a customer, and nothing that was not chosen', () => {
  expect(toRestCartItem({ sku: 'A', quantity: 1, selectedOptions: [] }, images, undefined)).toEqual({
    cartItem: { sku: 'A', qty: 1, product_option: { extension_attributes: { custom_options: [file] } } },
  });
});
