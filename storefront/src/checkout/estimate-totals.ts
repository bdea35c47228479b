import { toCartAmount, type Cart } from '../cart/index.ts';
import { defineMutation, graphql, type ResultOf } from '../commerce/index.ts';

/** Totals of the cart with a shipping method that is not chosen for good yet; saves nothing. */
export const estimateTotalsMutation = defineMutation({
  requires: 'estimatedShipping',
  name: 'estimateDeliveryTotals',
  idempotent: true,
  document: graphql(`
    mutation estimateDeliveryTotals($cartId: String!, $address: EstimateAddressInput!, $carrierCode: String!, $methodCode: String!) {
      estimateTotals(input: { cart_id: $cartId, address: $address, shipping_method: { carrier_code: $carrierCode, method_code: $methodCode } }) {
        cart {
          id
          prices {
            applied_taxes {
              label
              amount {
                currency
                value
              }
            }
            discounts {
              label
              amount {
                currency
                value
              }
            }
            grand_total {
              currency
              value
            }
          }
          shipping_addresses {
            selected_shipping_method {
              carrier_title
              method_title
              amount {
                currency
                value
              }
              price_incl_tax {
                currency
                value
              }
              price_excl_tax {
                currency
                value
              }
            }
          }
        }
      }
    }
  `),
});

type EstimatedTotals = ResultOf<typeof estimateTotalsMutation.document>;

/**
 * Returns the cart with the amounts of an estimate; the cart as it is where the backend estimates no total or no
 * shipping price.
 */
export function withEstimatedTotals(cart: Cart, { estimateTotals: { cart: estimated } }: EstimatedTotals): Cart {
  const method = estimated?.shipping_addresses[0]?.selected_shipping_method;
  const amount = toCartAmount(method?.price_incl_tax) ?? toCartAmount(method?.amount);
  const total = toCartAmount(estimated?.prices?.grand_total);
  if (!estimated || !method || !amount || !total) return cart;
  const named = (
    entries:
      | readonly ({ label: string; amount: { value?: number | null; currency?: string | null } } | null)[]
      | null
      | undefined,
  ) =>
    (entries ?? []).flatMap((entry) => {
      const read = toCartAmount(entry?.amount);
      return entry && read ? [{ label: entry.label, amount: read }] : [];
    });
  return {
    ...cart,
    total,
    taxes: named(estimated.prices?.applied_taxes),
    discounts: named(estimated.prices?.discounts),
    shipping: {
      title: [method.carrier_title, method.method_title].filter(Boolean).join(' – '),
      amount,
      excludingTax: toCartAmount(method.price_excl_tax),
    },
  };
}
