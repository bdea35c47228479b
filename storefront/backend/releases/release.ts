/** A release line of Magento Open Source. */
export type Release = '2.4.6' | '2.4.7' | '2.4.8' | '2.4.9';

/** Releases whose answers the backend can give; the first is the default. */
export const releases = ['2.4.8', '2.4.6', '2.4.7', '2.4.9'] as const satisfies readonly Release[];

/** What clients notice of a release. */
export interface ReleaseHabits {
  /** 4xx for refusals and bad requests instead of 200. */
  readonly answersWithStatusCodes: boolean;
  /** A bad token refuses the whole request; before, its bearer counts as a guest. */
  readonly refusesBadTokens: boolean;
  /** `updateCartItems` lists refusals in its answer; before, they are errors. */
  readonly listsUpdateRefusals: boolean;
  /** How `placeOrder` refuses: an error, a list in its answer, or an error with a code. */
  readonly orderRefusal: 'error' | 'listed' | 'coded-error';
  /**
   * A line that ran out stays in `Cart.items`, and its `errors` say why; else it is null there, with an error
   * (magento/magento2 issues 34546, 37908).
   */
  readonly keepsLostLines: boolean;
  /** Fields of 2.4.8 that it lacks, as `Type.field`. */
  readonly lacks: readonly string[];
}

const newIn248 = [
  'Mutation.confirmCancelOrder',
  'Mutation.confirmEmail',
  'Mutation.resendConfirmationEmail',
  'Mutation.requestGuestOrderCancel',
  'UpdateCartItemsOutput.errors',
  'CartItemPrices.original_item_price',
  'CartItemPrices.catalog_discount',
  'CartItemPrices.original_row_total',
  'OrderItemPrices.fixed_product_taxes',
  'ProductInterface.max_sale_qty',
  'ProductInterface.min_sale_qty',
  'ProductInterface.quantity',
];

const newIn247 = [
  'Cart.itemsV2',
  'CartItemInterface.is_available',
  'CartItemInterface.not_available_message',
  'Mutation.createGuestCart',
  'Mutation.estimateShippingMethods',
  'Mutation.estimateTotals',
  'PlaceOrderOutput.errors',
  'PlaceOrderOutput.orderV2',
  'Query.attributesForm',
  'Query.guestOrder',
  'Query.guestOrderByToken',
];

/**
 * Habits by release. Not tried against running Magentos; which release brought a field is known of the lines'
 * availability, estimates and refusals only.
 */
export const releaseHabits: Readonly<Record<Release, ReleaseHabits>> = {
  '2.4.6': {
    answersWithStatusCodes: false,
    refusesBadTokens: false,
    listsUpdateRefusals: false,
    orderRefusal: 'error',
    keepsLostLines: true,
    lacks: [...newIn247, ...newIn248],
  },
  '2.4.7': {
    answersWithStatusCodes: false,
    refusesBadTokens: false,
    listsUpdateRefusals: false,
    orderRefusal: 'listed',
    keepsLostLines: true,
    lacks: newIn248,
  },
  '2.4.8': {
    answersWithStatusCodes: false,
    refusesBadTokens: true,
    listsUpdateRefusals: true,
    orderRefusal: 'coded-error',
    keepsLostLines: false,
    lacks: [],
  },
  '2.4.9': {
    answersWithStatusCodes: true,
    refusesBadTokens: true,
    listsUpdateRefusals: true,
    orderRefusal: 'coded-error',
    keepsLostLines: false,
    lacks: [],
  },
};
