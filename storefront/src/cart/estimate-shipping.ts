import { defineMutation, graphql, type ResultOf } from '../commerce/index.ts';
import { toCartAmount, type CartAmount } from './cart-amount.ts';

/** Estimates shipping without saving anything. */
export const estimateShippingMutation = defineMutation({
  requires: 'estimatedShipping',
  name: 'EstimateShippingMethods',
  idempotent: true,
  document: graphql(`
    mutation EstimateShippingMethods($cart_id: String!, $address: EstimateAddressInput!) {
      estimateShippingMethods(input: { cart_id: $cart_id, address: $address }) {
        carrier_code
        method_code
        available
        amount {
          currency
          value
        }
        price_excl_tax {
          currency
          value
        }
        price_incl_tax {
          currency
          value
        }
      }
    }
  `),
});

/** Estimated shipping; an amount is null if the backend returns none. */
export interface ShippingEstimate {
  carrierCode: string;
  methodCode: string;
  amount: CartAmount | null;
  excludingTax: CartAmount | null;
  withTax: CartAmount | null;
}

/** The placeholder before any result. It is never shown: an unknown price is no price. */
export const noEstimate: ShippingEstimate = {
  carrierCode: '',
  methodCode: '',
  amount: { minor: 0, currency: 'USD' },
  excludingTax: null,
  withTax: null,
};

/**
 * Offered methods in the order of the backend; the first one is the estimate. Magento also lists a carrier that refuses
 * the address, with its message and a price of 0: it is left out.
 */
export function toEstimates({
  estimateShippingMethods: methods,
}: ResultOf<typeof estimateShippingMutation.document>): ShippingEstimate[] {
  return (methods ?? []).flatMap((method) =>
    method?.available && method.method_code
      ? [
          {
            carrierCode: method.carrier_code,
            methodCode: method.method_code,
            amount: toCartAmount(method.amount),
            excludingTax: toCartAmount(method.price_excl_tax),
            withTax: toCartAmount(method.price_incl_tax),
          },
        ]
      : [],
  );
}
