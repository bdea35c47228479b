import type { ItemSource } from './item-resolvers.ts';

/** Magento's QuoteItemsSortInput. */
export interface ItemSort {
  field: 'ITEM_ID' | 'CREATED_AT' | 'UPDATED_AT' | 'PRODUCT_ID' | 'SKU' | 'NAME' | 'QTY' | 'PRICE' | 'ROW_TOTAL';
  order: 'ASC' | 'DESC';
}

const KEYS: Record<ItemSort['field'], (source: ItemSource) => string | number> = {
  ITEM_ID: ({ line }) => line.item.id,
  CREATED_AT: ({ line }) => line.item.created_at,
  UPDATED_AT: ({ line }) => line.item.updated_at,
  PRODUCT_ID: ({ line }) => line.product.id,
  SKU: ({ line }) => line.bought.sku,
  NAME: ({ line }) => line.product.name,
  QTY: ({ line }) => line.item.quantity,
  PRICE: ({ totals }) => totals.unitPrice,
  ROW_TOTAL: ({ totals }) => totals.rowGross,
};

function compare(first: string | number, second: string | number): number {
  if (typeof first === 'number' && typeof second === 'number') return first - second;
  return String(first).localeCompare(String(second), 'pl');
}

/** Lines in the order asked for; equal ones keep the cart's order. */
export function sortItems(sources: readonly ItemSource[], sort: ItemSort | null | undefined): ItemSource[] {
  if (!sort) return [...sources];
  const key = KEYS[sort.field];
  const sign = sort.order === 'DESC' ? -1 : 1;
  return [...sources].sort((first, second) => sign * compare(key(first), key(second)));
}
