import { emptyCart, type Cart, type CartAmount } from './cart.ts';
import { noEstimate, type ShippingEstimate } from './estimate-shipping.ts';

/** What was put into the cart last. */
export interface AddedToCart {
  sku: string;
  quantity: number;
}

/** Whether a recommended product was put into the cart, and which. */
export type UpsellState =
  | { isSuccess: true; successfulProductSku: string }
  | { isSuccess: false; successfulProductSku: null };

/** Whether the order gets a product for nothing, and which. */
export type FreeGiftState = { success: true; sku: string; name: string } | { success: false; sku: null; name: null };

/** The amounts of the summary, all of them the backend's. */
export type PriceSummaryData = Pick<Cart, 'subtotal' | 'discounts' | 'taxes' | 'shipping' | 'total'>;

/** The cart, as far as this tab knows. */
export interface CartState {
  cartId: string | null;
  details: Cart;
  isLoading: boolean;
  isAddingItem: boolean;
  isUpdatingItem: boolean;
  /** Ways of delivery with what they would cost. */
  shippingMethods: readonly ShippingEstimate[];
  addItemError: unknown;
  updateItemError: unknown;
  removeItemError: unknown;
  getCartError: unknown;
  getDetailsError: unknown;
  isFreeShipping: boolean;
  couponCodeApplied: string | null;
  isFreeShippingCoupon: boolean;
  addedToCartData: AddedToCart | null;
  upsell: UpsellState;
  freeGift: FreeGiftState;
  placeOrderButtonClicked: boolean;
  /** Price of the chosen delivery; null until one is chosen. */
  shippingValue: CartAmount | null;
  priceSummaryData: PriceSummaryData;
  /** The first of the estimates; the placeholder before any result. */
  estimateShipping: ShippingEstimate;
  /** Contents of the cart for which delivery was estimated. */
  estimatedFor: string;
  /** Uid of the line whose options are being changed. */
  editedItem: string | null;
  /** Products that the cart recommends. */
  recommended: readonly string[];
  /** Changes under way: they wait in one queue, and more than one may be asked for. */
  underWay: Readonly<Record<'add' | 'update', number>>;
}

type Request<Family extends string, Payload = object> = { type: `${Family}/request` } & Payload;
type Receive<Family extends string, Payload = object> = { type: `${Family}/receive` } & (Payload | { error: unknown });

/**
 * What happens to a cart: each family is asked for, and is answered with what came of it or with what failed.
 */
export type CartAction =
  | Request<'getCart'>
  | Receive<'getCart', { cartId: string }>
  | Request<'addItem'>
  | Receive<'addItem', { added: AddedToCart }>
  | Request<'updateItem' | 'removeItem'>
  | Receive<'updateItem' | 'removeItem'>
  | Request<'getDetails'>
  | Receive<'getDetails', { details: Cart }>
  | Request<'beginEditItem', { uid: string }>
  | Receive<'beginEditItem'>
  | Request<'endEditItem'>
  | Receive<'endEditItem'>
  | Request<'reset'>
  | Receive<'reset'>
  | Request<'placeOrder'>
  | Receive<'placeOrder'>
  | { type: 'estimateShipping/receive'; estimatedFor: string; methods: readonly ShippingEstimate[] }
  | { type: 'recommend'; skus: readonly string[] };

const noUpsell: UpsellState = { isSuccess: false, successfulProductSku: null };
const noGift: FreeGiftState = { success: false, sku: null, name: null };

/** Before anything is known. */
export const initialCartState: CartState = {
  cartId: null,
  isLoading: false,
  isAddingItem: false,
  isUpdatingItem: false,
  shippingMethods: [],
  addItemError: undefined,
  updateItemError: undefined,
  removeItemError: undefined,
  getCartError: undefined,
  getDetailsError: undefined,
  addedToCartData: null,
  upsell: noUpsell,
  placeOrderButtonClicked: false,
  estimateShipping: noEstimate,
  estimatedFor: '',
  editedItem: null,
  recommended: [],
  underWay: { add: 0, update: 0 },
  ...factsOf(emptyCart),
};

/** What follows from the contents of a cart. */
function factsOf(details: Cart) {
  const { coupon, discounts, freeGift, freeShipping, shipping, subtotal, taxes, total } = details;
  return {
    details,
    isFreeShipping: freeShipping?.isFree ?? shipping?.amount.minor === 0,
    couponCodeApplied: coupon,
    // Without the backend's word a code that takes nothing off while delivery costs nothing is one for delivery.
    isFreeShippingCoupon:
      freeShipping?.isByCoupon ?? (coupon !== null && discounts.length === 0 && shipping?.amount.minor === 0),
    freeGift: freeGift ? ({ success: true, sku: freeGift.sku, name: freeGift.name } as const) : noGift,
    shippingValue: shipping?.amount ?? null,
    priceSummaryData: { subtotal, discounts, taxes, shipping, total },
  };
}

function count(
  state: CartState,
  kind: 'add' | 'update',
  change: 1 | -1,
): Pick<CartState, 'underWay' | 'isAddingItem' | 'isUpdatingItem'> {
  const underWay = { ...state.underWay, [kind]: Math.max(0, state.underWay[kind] + change) };
  return { underWay, isAddingItem: underWay.add > 0, isUpdatingItem: underWay.update > 0 };
}

const errorOf = (action: object): unknown => ('error' in action ? action.error : undefined);

/** The state after an action. It tells what others do; it sends nothing itself. */
export function reduceCart(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'getCart/request':
      return { ...state, getCartError: undefined };
    case 'getCart/receive':
      return 'error' in action ? { ...state, getCartError: action.error } : { ...state, cartId: action.cartId };
    case 'addItem/request':
      return { ...state, ...count(state, 'add', 1), addItemError: undefined };
    case 'addItem/receive': {
      const counted = { ...state, ...count(state, 'add', -1) };
      if ('error' in action) return { ...counted, addItemError: action.error };
      const { added } = action;
      const upsell = state.recommended.includes(added.sku)
        ? ({ isSuccess: true, successfulProductSku: added.sku } as const)
        : state.upsell;
      return { ...counted, addedToCartData: added, upsell };
    }
    case 'updateItem/request':
      return { ...state, ...count(state, 'update', 1), updateItemError: undefined };
    case 'updateItem/receive':
      return { ...state, ...count(state, 'update', -1), updateItemError: errorOf(action) };
    case 'removeItem/request':
      return { ...state, ...count(state, 'update', 1), removeItemError: undefined };
    case 'removeItem/receive':
      return { ...state, ...count(state, 'update', -1), removeItemError: errorOf(action) };
    case 'getDetails/request':
      return { ...state, isLoading: true, getDetailsError: undefined };
    case 'getDetails/receive':
      return {
        ...state,
        isLoading: false,
        ...('error' in action ? { getDetailsError: action.error } : factsOf(action.details)),
      };
    case 'beginEditItem/request':
      return { ...state, editedItem: action.uid };
    case 'beginEditItem/receive':
      // Options that cannot be read leave the dialog open: it says so.
      return { ...state, updateItemError: errorOf(action) };
    case 'endEditItem/request':
      return { ...state, updateItemError: undefined };
    case 'endEditItem/receive':
      return { ...state, editedItem: null };
    case 'reset/request':
      return { ...state, isLoading: true };
    case 'reset/receive':
      return initialCartState;
    case 'placeOrder/request':
      return { ...state, placeOrderButtonClicked: true };
    case 'placeOrder/receive':
      return { ...state, placeOrderButtonClicked: false };
    case 'estimateShipping/receive':
      return {
        ...state,
        estimatedFor: action.estimatedFor,
        shippingMethods: action.methods,
        estimateShipping: action.methods[0] ?? noEstimate,
      };
    case 'recommend':
      return { ...state, recommended: action.skus, upsell: noUpsell };
  }
}
