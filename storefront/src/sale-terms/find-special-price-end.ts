import { toMoney } from '../products/index.ts';
import { listProducts, type SaleTermsResponse } from './list-products.ts';

/** ISO date at the start of Magento's `YYYY-MM-DD HH:MM:SS`. */
const isoDate = /^\d{4}-\d{2}-\d{2}(?=$|[ T])/;

/**
 * Returns the last day of the special price of a product, or of the first of its variants whose special price ends.
 *
 * @returns ISO date in the time zone of the store; null without a special price that reduces the price and has an end
 */
export function findSpecialPriceEnd({ products }: Pick<SaleTermsResponse, 'products'>): string | null {
  const ends = listProducts(products).flatMap(({ special_price, special_to_date, price_range }) => {
    const { regular_price, final_price } = price_range.minimum_price;
    const [regular, final] = [toMoney(regular_price), toMoney(final_price)];
    const isReduced = regular !== null && final !== null && final.minor < regular.minor;
    const [end] = isoDate.exec(special_to_date ?? '') ?? [];
    return isReduced && special_price && end !== undefined ? [end] : [];
  });
  return ends.toSorted()[0] ?? null;
}
