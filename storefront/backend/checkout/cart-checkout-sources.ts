import type { CartAddressRecord } from '../cart/cart-address-repository.ts';
import { itemSources } from '../cart/item-resolvers.ts';
import type { CartState } from '../cart/cart-state.ts';
import { withoutTax } from '../cart/tax.ts';
import { streetLines } from '../customer/postal-address.ts';
import { toMoney } from '../money.ts';
import type { RequestContext } from '../request-context.ts';
import { encodeUid } from '../uid.ts';
import type { ShippingMethod } from './shipping-methods.ts';

/** Source of AvailableShippingMethod and SelectedShippingMethod. */
export function methodSource(context: RequestContext, method: ShippingMethod): Record<string, unknown> {
  return {
    carrier_code: method.carrierCode,
    carrier_title: method.carrierTitle,
    method_code: method.methodCode,
    method_title: method.methodTitle,
    amount: toMoney(method.price, context),
    price_excl_tax: toMoney(withoutTax(method.price, context.storeView.settings.tax.shippingPercent), context),
    price_incl_tax: toMoney(method.price, context),
    available: method.available,
    error_message: method.errorMessage,
  };
}

function addressSource(address: CartAddressRecord): Record<string, unknown> {
  return {
    ...address,
    uid: encodeUid(address.id),
    street: streetLines(address.street),
    country: { code: address.country_code, label: address.country_code },
    region: { code: address.region_code, label: address.region, region_id: address.region_id },
  };
}

/** Sources of ShippingCartAddress: none before an address is set. */
export function shippingSources(context: RequestContext, state: CartState): Record<string, unknown>[] {
  const { shippingAddress, shippingMethod } = state;
  if (!shippingAddress) return [];
  return [
    {
      ...addressSource(shippingAddress),
      __typename: 'ShippingCartAddress',
      available_shipping_methods: state.shippingMethods.map((method) => methodSource(context, method)),
      selected_shipping_method: shippingMethod ? methodSource(context, shippingMethod) : null,
      cart_items_v2: itemSources(state),
    },
  ];
}

/** Source of BillingCartAddress: null before an address is set. */
export function billingSource({ billingAddress }: CartState): Record<string, unknown> | null {
  return billingAddress ? { ...addressSource(billingAddress), __typename: 'BillingCartAddress' } : null;
}
