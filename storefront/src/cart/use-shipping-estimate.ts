import { useEffect, useState } from 'react';
import { execute, isSupported, useCommerce } from '../commerce/index.ts';
import type { Cart } from './cart.ts';
import { estimateShippingMutation, noEstimate, readEstimate, type ShippingEstimate } from './estimate-shipping.ts';
import type { TaxDisplay } from './tax-display.ts';

/**
 * What delivery of the cart would cost, asked again when the cart changes (CRT-25); the placeholder until it is known, when
 * a delivery has been chosen, and when the backend cannot say.
 */
export function useShippingEstimate({ id, lines, shipping, total }: Cart, { country, postcode }: Pick<TaxDisplay, 'country' | 'postcode'>, wanted: boolean): ShippingEstimate {
  const { client } = useCommerce();
  const [estimate, setEstimate] = useState({ of: '', value: noEstimate });
  const contents = wanted && isSupported(client, estimateShippingMutation) && shipping === null && country === 'PL' && lines.length > 0 ? `${id} ${total?.minor ?? ''} ${lines.length}` : '';
  useEffect(() => {
    if (contents === '') return;
    let stale = false;
    const keep = (value: ShippingEstimate) => {
      if (!stale) setEstimate({ of: contents, value });
    };
    execute(client, estimateShippingMutation, { cart_id: id, address: { country_code: 'PL', postcode } }).then(
      ({ data }) => keep(readEstimate(data)),
      () => keep(noEstimate),
    );
    return () => {
      stale = true;
    };
  }, [client, contents, id, postcode]);
  return estimate.of === contents ? estimate.value : noEstimate;
}
