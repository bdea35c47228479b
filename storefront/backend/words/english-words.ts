import type { ContentUnit } from '../shop/catalog-seed.ts';
import type { OrderState } from '../checkout/order-state.ts';
import { englishMailWords } from './english-mail-words.ts';

const orderStatus: Record<OrderState, string> = {
  new: 'Pending',
  pending_payment: 'Pending Payment',
  processing: 'Processing',
  complete: 'Complete',
  closed: 'Closed',
  canceled: 'Canceled',
  holded: 'On Hold',
};

const units: Record<ContentUnit, string> = {
  piece: 'piece',
  capsule: 'capsule',
  tablet: 'tablet',
  lozenge: 'lozenge',
  sachet: 'sachet',
  ampoule: 'ampoule',
  ml: 'ml',
  g: 'g',
};

/** Words of the server in English; they stand in for those that a store view does not have. */
export const englishWords = {
  ...englishMailWords,
  orderStatus,
  units,
  /** Titles by method code. */
  paymentMethods: {
    witryna_card: 'Card',
    witryna_card_vault: 'Saved card',
    braintree: 'Card (Braintree)',
    braintree_cc_vault: 'Saved card (Braintree)',
    adyen_cc: 'Card (Adyen)',
    adyen_cc_vault: 'Saved card (Adyen)',
    banktransfer: 'Bank transfer',
    cashondelivery: 'Cash on delivery',
    free: 'No payment needed',
  },
  /** Entries of the sort menu by field. */
  sorting: {
    position: 'Position',
    relevance: 'Relevance',
    name: 'Product Name',
    price: 'Price',
    bestseller: 'Bestsellers',
    news_from_date: 'New products',
    rating_summary: 'Customer rating',
  },
  /** Lines of the REST totals. */
  totals: { subtotal: 'Subtotal', shipping: 'Shipping', discount: 'Discount', tax: 'Tax', grandTotal: 'Grand Total' },
  labels: {
    rootCategory: 'Catalog',
    price: 'Price',
    category: 'Category',
    cardNumber: 'Card number',
    stores: 'Our stores',
  },
};

/** Words of the server by group. */
export type ShopWords = typeof englishWords;
