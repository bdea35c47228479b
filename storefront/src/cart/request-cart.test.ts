// @vitest-environment jsdom
import { expect, it } from 'vitest';
import type { Capabilities } from '../commerce/index.ts';
import { fakeBackend } from '../testing/index.ts';
import { requestCart } from './request-cart.ts';

/** Names of the operations that are sent for a stored cart, after all that has no answer. */
async function sendFor(cartId: string | null, epoch: number, capabilities: Capabilities = []) {
  const { client, sent } = fakeBackend(() => ({ data: {} }), { capabilities });
  requestCart({ client, scope: { storeView: 'de', epoch }, cartId });
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return sent.map(({ name }) => name);
}

it('requests the stored cart and how taxes are shown in it', async () => {
  expect(await sendFor('a1', 1, ['taxDisplay'])).toEqual(['getCartDetails', 'GetCartConfig']);
});

it('asks stock Magento for what it knows of taxes', async () => {
  expect(await sendFor('a1', 2)).toEqual(['getCartDetails', 'GetStockCartConfig']);
});

it('requests nothing without a cart', async () => {
  expect(await sendFor(null, 3)).toEqual([]);
});
