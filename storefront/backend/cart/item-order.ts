import { getProductTexts } from '../catalog/product/product-texts.ts';
import type { RequestContext } from '../request-context.ts';
import { getViewLanguage, type ViewLanguage } from '../store/view-language.ts';
import type { ItemSource } from './item-resolvers.ts';

/** Magento's QuoteItemsSortInput. */
export interface ItemSort {
  /** A value of SortQuoteItemsEnum. */
  field: string;
  order: 'ASC' | 'DESC';
}

const unitPrice = ({ totals }: ItemSource) => totals.unitPrice;
const rowTotal = ({ totals }: ItemSource) => totals.rowGross;

/**
 * By what lines differ here besides their names; by anything else that Magento knows, such as their weight, they are
 * all equal.
 */
const KEYS: Partial<Record<string, (source: ItemSource) => string | number>> = {
  ITEM_ID: ({ line }) => line.item.id,
  CREATED_AT: ({ line }) => line.item.created_at,
  UPDATED_AT: ({ line }) => line.item.updated_at,
  PRODUCT_ID: ({ line }) => line.product.id,
  SKU: ({ line }) => line.bought.sku,
  QTY: ({ line }) => line.item.quantity,
  PRODUCT_TYPE: ({ line }) => line.product.__typename,
  PRICE: unitPrice,
  BASE_PRICE: unitPrice,
  PRICE_INC_TAX: unitPrice,
  BASE_PRICE_INC_TAX: unitPrice,
  ROW_TOTAL: rowTotal,
  BASE_ROW_TOTAL: rowTotal,
  ROW_TOTAL_INC_TAX: rowTotal,
  BASE_ROW_TOTAL_INC_TAX: rowTotal,
};

function compare(first: string | number, second: string | number, language: ViewLanguage): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return String(first).localeCompare(String(second), language);
}

/** Lines in the order asked for; equal ones keep the cart's order. */
export function sortItems(
  sources: readonly ItemSource[],
  sort: ItemSort | null | undefined,
  context: RequestContext,
): ItemSource[] {
  const getName = ({ line }: ItemSource) => getProductTexts(line.product, context).name;
  const key = sort?.field === 'NAME' ? getName : KEYS[sort?.field ?? ''];
  const language = getViewLanguage(context.storeView);
  if (!sort || !key) return [...sources];
  const sign = sort.order === 'DESC' ? -1 : 1;
  return [...sources].sort((first, second) => sign * compare(key(first), key(second), language));
}
