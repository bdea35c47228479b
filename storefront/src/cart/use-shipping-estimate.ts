import { useEffect } from 'react';
import { execute, isSupported, useCommerce } from '../commerce/index.ts';
import type { Cart } from './cart.ts';
import { dispatchCart, useCartActivity } from './cart-activity.ts';
import { estimateShippingMutation, noEstimate, readEstimates, type ShippingEstimate } from './estimate-shipping.ts';
import type { TaxDisplay } from './tax-display.ts';

/** What an estimate depends on: a code for free delivery changes neither lines nor total. */
const contentsOf = ({ id, lines, coupon, total }: Cart) =>
  [id, total?.minor, coupon, ...lines.map(({ uid, quantity }) => `${uid}×${quantity}`)].join(' ');

/**
 * What delivery of the cart would cost, asked again when the cart changes; the placeholder until it is known,
 * when a delivery has been chosen, and when the backend cannot say.
 */
export function useShippingEstimate(
  cart: Cart,
  { country, postcode }: Pick<TaxDisplay, 'country' | 'postcode'>,
  wanted: boolean,
): ShippingEstimate {
  const { id, lines, shipping } = cart;
  const { client } = useCommerce();
  const { estimatedFor, estimateShipping } = useCartActivity();
  const contents =
    wanted && isSupported(client, estimateShippingMutation) && shipping === null && country === 'PL' && lines.length > 0
      ? contentsOf(cart)
      : '';
  useEffect(() => {
    if (contents === '') return;
    let stale = false;
    const keep = (methods: readonly ShippingEstimate[]) => {
      if (!stale) dispatchCart({ type: 'estimateShipping/receive', estimatedFor: contents, methods });
    };
    execute(client, estimateShippingMutation, { cart_id: id, address: { country_code: 'PL', postcode } }).then(
      ({ data }) => keep(readEstimates(data)),
      () => keep([]),
    );
    return () => {
      stale = true;
    };
  }, [client, contents, id, postcode]);
  return contents !== '' && estimatedFor === contents ? estimateShipping : noEstimate;
}
