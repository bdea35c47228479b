import { toCartAmount } from '../cart/index.ts';
import { CommerceError, type ResultOf } from '../commerce/index.ts';
import type { setShippingAddressMutation } from './checkout-operations.ts';
import type { ShippingMethod } from './checkout-state.ts';

/**
 * Reads the shipping methods of the first shipping address. @throws CommerceError when the answer has no
 * address: then nothing was said about delivery
 */
export function toShippingMethods({
  setShippingAddressesOnCart: answer,
}: ResultOf<typeof setShippingAddressMutation.document>): ShippingMethod[] {
  const address = answer?.cart.shipping_addresses[0];
  if (!address) throw new CommerceError('unavailable');
  const methods = address.available_shipping_methods ?? [];
  return methods.flatMap((method) => {
    if (!method) return [];
    return [
      {
        code: `${method.carrier_code}|${method.method_code ?? ''}`,
        carrierCode: method.carrier_code,
        methodCode: method.method_code ?? '',
        title: method.method_title ? `${method.carrier_title} – ${method.method_title}` : method.carrier_title,
        carrierTitle: method.carrier_title,
        methodTitle: method.method_title ?? '',
        price: toCartAmount(method.price_incl_tax),
        priceExcludingTax: toCartAmount(method.price_excl_tax) ?? toCartAmount(method.amount),
        available: method.available && method.method_code !== null,
        problem: method.error_message ?? '',
      },
    ];
  });
}

/**
 * Returns the shipping method that counts while the shopper chooses: the picked one, or the only one that there is.
 *
 * @param picked code; null for none. One that is not offered any more counts for nothing.
 */
export function findPickedMethod(methods: readonly ShippingMethod[], picked: string | null): ShippingMethod | null {
  const offered = methods.find(({ code }) => code === picked);
  if (offered) return offered;
  const [only, ...others] = methods.filter(({ available }) => available);
  return only && others.length === 0 ? only : null;
}
