import { maximumQuantity } from '../cart/index.ts';
import type { QuantityLimits } from '../sale-terms/index.ts';
import type { ProductDetails } from './product-details.ts';

/**
 * Returns which quantities of a product the page offers. How many are left is no limit: Magento names it below a
 * threshold of the stock, also where backorders are allowed, and refuses a quantity that it cannot deliver.
 *
 * @param sku - Of the product or its chosen variant.
 * @param quantity - Chosen before: a line that is edited may have more pieces.
 */
export function getQuantityLimits(
  { terms, purchase }: Pick<ProductDetails, 'terms' | 'purchase'>,
  sku: string,
  quantity: number,
): QuantityLimits {
  const { min, max, step } = terms?.[sku]?.limits ?? { min: 1, max: maximumQuantity, step: 'any' };
  return { min, max: Math.max(min, max, purchase ? quantity : 0), step };
}
