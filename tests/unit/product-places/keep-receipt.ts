import { cartDetailsQuery, toCart } from '../../../storefront/src/cart/index.ts';
import { emptyAddress } from '../../../storefront/src/checkout/address.ts';
import { createReceipt } from '../../../storefront/src/checkout/create-order-storage.ts';
import { getOrderContents } from '../../../storefront/src/checkout/get-order-contents.ts';
import { orderMemory } from '../../../storefront/src/checkout/order-storage.ts';
import { execute } from '../../../storefront/src/commerce/index.ts';
import type { OpenShop } from '../shop-page/open-shop.tsx';

/** Leaves the receipt of an order of a cart in the tab, as the checkout does. */
export async function keepReceipt(opened: Pick<OpenShop, 'load'>, cartId: string, token?: string): Promise<void> {
  const { client, intl } = await opened.load('/create-account', { cartId, ...(token !== undefined && { token }) });
  const { data } = await execute(client, cartDetailsQuery, { cartId });
  if (!data.cart) throw new Error('There is no cart.');
  const cart = toCart(data.cart);
  orderMemory.keepReceipt(
    createReceipt(
      {
        id: 'attempt',
        cartId,
        total: 0,
        currency: cart.subtotal?.currency ?? '',
        lines: '',
        signedIn: false,
        startedAt: new Date(0).toISOString(),
        sent: true,
        previousOrder: null,
        email: 'eva@example.com',
        shippingAddress: emptyAddress,
        contents: {
          ...getOrderContents(
            { cart, amounts: [], giftMessages: [], taxDisplay: { hasFixedTaxDetails: true, price: 'including' } },
            intl.intl,
          ),
          delivery: '',
          payment: '',
        },
      },
      { orderId: null, orderNumber: '000000001', paymentAwaited: false },
    ),
  );
}
