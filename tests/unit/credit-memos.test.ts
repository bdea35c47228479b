import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import germanShoes from '../merchants/german-shoes/index.ts';
import { openTestShop, type TestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';

let shop: TestShop;
beforeAll(() => {
  shop = openTestShop({ shop: germanShoes, profile: 'stock' });
});
afterAll(() => shop.dispose());

describe('credit_memos', () => {
  it('refund a part of a line, with its share of the amounts', async () => {
    const token = await shop.signIn('anna.huber@example.com', 'Sonnenblume-7');
    const { data } = await shop.ask(
      `{ customer { orders(pageSize: 1, sort: { sort_field: CREATED_AT, sort_direction: DESC }) { items {
        items { quantity_ordered quantity_refunded }
        credit_memos {
          number
          items { product_name product_sku quantity_refunded product_sale_price { value } order_item { product_sku } }
          total {
            grand_total { value currency } subtotal { value } total_tax { value } total_shipping { value }
            taxes { rate amount { value } } discounts { label }
          }
        }
      } } } }`,
      {},
      token,
    );
    expect(data).toMatchObject({
      customer: {
        orders: {
          items: [
            {
              items: [{ quantity_ordered: 2, quantity_refunded: 1 }],
              credit_memos: [
                {
                  number: '000000001',
                  items: [
                    {
                      product_name: 'Tischleuchte Arolsen',
                      product_sku: 'L-TISCH-1',
                      quantity_refunded: 1,
                      product_sale_price: { value: 66.39 },
                      order_item: { product_sku: 'L-TISCH-1' },
                    },
                  ],
                  total: {
                    grand_total: { value: 79, currency: 'EUR' },
                    subtotal: { value: 66.39 },
                    total_tax: { value: 12.62 },
                    total_shipping: { value: 0 },
                    taxes: [{ rate: 19, amount: { value: 12.62 } }],
                  },
                },
              ],
            },
          ],
        },
      },
    });
  });
});
