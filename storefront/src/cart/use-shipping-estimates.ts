import useSWR from 'swr';
import { execute, isCountryCode, isSupported, useCommerce } from '../commerce/index.ts';
import type { Cart } from './cart.ts';
import { estimateShippingMutation, toEstimates, type ShippingEstimate } from './estimate-shipping.ts';
import type { TaxDisplay } from './tax-display.ts';

/** What an estimate depends on: a code for free delivery changes neither lines nor total. */
const getContents = ({ id, lines, coupon, total }: Cart) =>
  [id, total?.minor, coupon, ...lines.map(({ uid, quantity }) => `${uid}×${quantity}`)].join(' ');

const none: readonly ShippingEstimate[] = [];

/**
 * Returns the estimated shipping methods of a cart. Empty until they are known, when a shipping method has been
 * selected, and when the backend cannot estimate.
 *
 * @param shouldRequest - Whether to request the estimates. If not, only cached ones are returned.
 */
export function useShippingEstimates(
  cart: Cart | null,
  { country, postcode }: Pick<TaxDisplay, 'country' | 'postcode'>,
  shouldRequest: boolean,
): readonly ShippingEstimate[] {
  const { client, scope } = useCommerce();
  const canEstimate =
    cart !== null &&
    isSupported(client, estimateShippingMutation) &&
    cart.shipping === null &&
    isCountryCode(country) &&
    cart.lines.length > 0;
  const request = async (): Promise<readonly ShippingEstimate[]> => {
    if (!canEstimate) return none;
    const { data } = await execute(client, estimateShippingMutation, {
      cart_id: cart.id,
      address: { country_code: country, postcode },
    });
    return toEstimates(data);
  };
  const { data = none } = useSWR<readonly ShippingEstimate[]>(
    canEstimate ? [scope.storeView, estimateShippingMutation.name, getContents(cart), country, postcode] : null,
    // A cart whose first product is being added has no id yet.
    shouldRequest && cart?.id ? request : null,
    { revalidateIfStale: true },
  );
  return data;
}
