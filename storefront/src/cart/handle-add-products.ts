import type { IntlShape } from '../i18n/index.ts';
import type { UiStore } from '../platform/layout/ui-store.ts';
import { addProducts } from './add-products.ts';
import { announceSlowAdd } from './announce-slow-add.ts';
import { connectCart, type CartContext } from './cart-connection.ts';
import { getCartErrorText } from './cart-error-text.ts';
import { getRefusalText } from './get-refusal-text.ts';
import type { ProductChoice } from './cart-user-errors.ts';

/** A click on "Add to cart" of several products. */
interface AddProductsClick {
  choices: readonly ProductChoice[];
  context: CartContext;
  ui: UiStore;
  intl: IntlShape;
}

/** Adds several products and opens the mini cart; a toast says what was rejected. */
export async function handleAddProducts({ choices, context, ui, intl }: AddProductsClick): Promise<void> {
  try {
    const { userError, newCart } = await announceSlowAdd(addProducts(connectCart(context), choices), { ui, intl });
    if (newCart) ui.toasts.add({ type: 'info', message: intl.formatMessage('cart.newCart') });
    if (userError) ui.toasts.add({ type: 'warning', message: getRefusalText(intl, userError.messages) });
    else ui.setPanel('mini-cart');
  } catch (error) {
    ui.toasts.add({ type: 'error', message: getCartErrorText(intl, error) });
  }
}
