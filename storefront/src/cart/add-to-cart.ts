import type { CommerceResult, SendExclusive } from '../commerce/index.ts';
import { createCartMutation } from '../cart-id/index.ts';
import type { IntlShape, ShopIntl } from '../i18n/index.ts';
import type { UiStore } from '../platform/layout/ui-store.ts';
import { announceSlowAdd } from './announce-slow-add.ts';
import { parseBundleUid } from './bundle-selection.ts';
import { withCartCreationLock } from './cart-creation-lock.ts';
import { connectCart, type CartConnection, type CartContext } from './cart-connection.ts';
import { getCartCount, type CountedCart } from './cart-count.ts';
import { getCartErrorText } from './cart-error-text.ts';
import { toCartItemInput } from './cart-item-input.ts';
import { getAcceptedQuantity, getRefusalText } from './get-refusal-text.ts';
import { cartMessages } from './messages.ts';
import { addProductMutation } from './cart-mutations.ts';
import { isCartForbidden, isCartNotFound } from './cart-errors.ts';
import type { LinePreview } from './mutation-state.ts';
import { pendingMutations } from './pending-mutations.ts';
import { toProductChoice } from './product-choice.ts';
import { getAddError, requireResult, type ProductChoice, type CartUserError } from './cart-user-errors.ts';

/** A click on "Add to cart". */
export interface AddToCartClick {
  /** The product, with what its line shows until the response. Default: the line links to the page, without an image. */
  product: Pick<LinePreview, 'name'> & Partial<Pick<LinePreview, 'href' | 'image'>> & { sku: string };
  quantity: number;
  /** The chosen options. */
  options: LinePreview['options'];
  /** What is added, where the options do not say it all. Default: the product with the uids of the options. */
  choice?: ProductChoice;
  /** Whether the mini cart opens. If not, a toast shows the added product. */
  opensMiniCart: boolean;
  /** Loads messages, where those of the cart are not loaded with the page. Default: they are. */
  loadMessages?: ShopIntl['load'];
  context: CartContext;
  ui: UiStore;
  intl: IntlShape;
}

/**
 * Handles a click on "Add to cart", from the click to the cart that the backend returns. Count and line appear
 * immediately; when the product is rejected, they and the mini cart disappear, and a toast shows the reason. Where the
 * quantity is too small, the toast adds the smallest one.
 */
export async function handleAddToCart(click: AddToCartClick): Promise<void> {
  const {
    product: { sku, name, href = '', image = null },
    quantity,
    options,
    choice = toProductChoice({ sku, quantity, options }),
    opensMiniCart,
    loadMessages = () => Promise.resolve(true),
    context,
    ui,
    intl,
  } = click;
  // Pending from here on, so that the mini cart opens with the line.
  const added = addToCart(connectCart(context), choice, { name, href, image, options });
  if (opensMiniCart) ui.setPanel('mini-cart');
  const putBack = (toast: Parameters<typeof ui.toasts.add>[0]) => {
    if (opensMiniCart && ui.getPanel() === 'mini-cart') ui.setPanel(null);
    ui.toasts.add(toast);
  };
  try {
    const { userError, newCart, count } = await announceSlowAdd(added, { ui, intl });
    if (newCart) ui.toasts.add({ type: 'info', message: intl.formatMessage('cart.newCart') });
    if (userError) {
      const { messages } = userError;
      const hasMessages = await loadMessages(cartMessages);
      // What a bundle lacks may be pieces of a part.
      const isBundle = choice.selectedOptions.some((uid) => parseBundleUid(uid) !== null);
      const accepted = isBundle ? null : getAcceptedQuantity(messages, quantity);
      putBack({
        type: 'warning',
        message: hasMessages ? getRefusalText(intl, messages) : messages.join(', '),
        ...(accepted !== null &&
          hasMessages && {
            actionText: intl.formatMessage('cart.refused.add', { count: intl.formatNumber(accepted) }),
            onAction: () =>
              void handleAddToCart({ ...click, quantity: accepted, choice: { ...choice, quantity: accepted } }),
          }),
      });
    } else if (!opensMiniCart) {
      ui.toasts.add({
        type: 'success',
        message: intl.formatMessage('cart.added', { name, count: count ?? 0 }),
        actionText: intl.formatMessage('cart.open'),
        onAction: () => ui.setPanel('mini-cart'),
      });
    }
  } catch (error) {
    putBack({ type: 'error', message: getCartErrorText(intl, error) });
  }
}

export interface AddResult {
  userError: CartUserError | null;
  /** Whether the previous cart was missing, so that a new one was created. */
  newCart: boolean;
  /** Number of products in the cart, as its badge shows it; null when the response has none. */
  count: number | null;
}

/**
 * Adds a product to the cart, to a new one when there is none or when the stored one is missing.
 *
 * @param preview - What the cart shows until the response. Default: the count alone, for a product without a line.
 * @throws CommerceError when the backend cannot be reached or fails
 */
export async function addToCart(
  connection: CartConnection,
  choice: ProductChoice,
  preview?: LinePreview,
): Promise<AddResult> {
  const { runExclusive, mutations = pendingMutations } = connection;
  const id = mutations.begin({ kind: 'add', choice, preview });
  try {
    const result = await runExclusive(async (send): Promise<AddResult> => {
      const [added, newCart] = await inCart(connection, send, async () => sendProduct(connection, send, choice, id));
      return { ...added, newCart };
    });
    mutations.settle(id, result.userError ?? undefined);
    return result;
  } catch (error) {
    mutations.settle(id, error);
    throw error;
  }
}

/**
 * Runs an action on the cart, once more on a new one when the stored one is missing.
 *
 * @returns the result of the action, and whether the cart is new
 */
export async function inCart<Result>(
  connection: CartConnection,
  send: SendExclusive,
  action: () => Promise<Result>,
): Promise<[result: Result, newCart: boolean]> {
  try {
    return [await action(), false];
  } catch (error) {
    // Once: a second failure is shown.
    if (!isCartNotFound(error)) throw error;
    await leaveCart(connection, send, error);
    return [await action(), true];
  }
}

/** Sends the product. The response takes the place of the pending mutation in one step, so that nothing is shown twice. */
async function sendProduct(
  connection: CartConnection,
  send: SendExclusive,
  choice: ProductChoice,
  mutationId: number,
): Promise<Omit<AddResult, 'newCart'>> {
  const { cacheCart, mutations = pendingMutations } = connection;
  const cartId = await ensureCart(connection, send);
  const response = await send(
    addProductMutation,
    { cartId, product: toCartItemInput(choice) },
    ({ data, notices, ...others }) => {
      if (!data.addProductsToCart) return;
      cacheCart?.(cartId, data.addProductsToCart.cart, notices);
      mutations.settle(mutationId, getAddError({ data, notices, ...others }) ?? undefined);
    },
  );
  return toAddResult(response);
}

/** Returns the id of the stored cart, or of a new one when there is none, also in the storage of other tabs. */
export async function ensureCart(connection: CartConnection, send: SendExclusive): Promise<string> {
  const store = getStore(connection);
  const known = store.get();
  if (known !== null) return known;
  return withCartCreationLock(async () => {
    store.refresh();
    return store.get() ?? createCart(connection, send);
  });
}

async function createCart(connection: CartConnection, send: SendExclusive): Promise<string> {
  const { mutations = pendingMutations } = connection;
  const store = getStore(connection);
  const mutation = mutations.begin({ kind: 'create' });
  try {
    const { data } = await send(createCartMutation, {});
    if (!data.cartId) throw new Error('Unable to create cart');
    mutations.settleCreated(mutation, data.cartId);
    store.set(data.cartId);
    return data.cartId;
  } catch (error) {
    mutations.settle(mutation, error);
    throw error;
  }
}

/**
 * Removes the id of a cart that cannot be used any more. A cart of another shopper may mean that the session has expired
 * before this tab noticed.
 */
export async function leaveCart(connection: CartConnection, send: SendExclusive, error: unknown): Promise<void> {
  const store = getStore(connection);
  const cartId = store.get();
  store.clear();
  if (cartId !== null && isCartForbidden(error)) await connection.checkAccess?.(send, cartId);
}

/** Returns the store of the cart id. @throws Error while rendering on the server */
export function getStore({ store }: CartConnection): NonNullable<CartConnection['store']> {
  if (!store) throw new Error('The cart can only be changed in the browser.');
  return store;
}

/** Converts the response to the result, with the number of products in the cart. */
function toAddResult(
  response: CommerceResult<{
    addProductsToCart: { cart: CountedCart; user_errors: readonly ({ message: string } | null)[] } | null;
  }>,
): Omit<AddResult, 'newCart'> {
  return { userError: getAddError(response), count: getCartCount(requireResult(response.data.addProductsToCart).cart) };
}
