import { executeExclusive } from '../commerce/index.ts';
import { formsMessages, type PostHandler } from '../forms/index.ts';
import type { IntlShape } from '../i18n/index.ts';
import { addingMessages } from './adding/messages.ts';
import { createCartActions, type CartActions } from './cart-actions.ts';
import { getCartErrorText } from './cart-error-text.ts';
import { getRefusalText } from './get-refusal-text.ts';
import { isCartId } from '../cart-id/index.ts';
import { cartMessages } from './messages.ts';
import { createPendingMutations } from './pending-mutations.ts';
import type { CartUserError, ProductChoice } from './cart-user-errors.ts';
import { parsePurchase, readQuantity } from './parse-purchase.ts';

type Fields = Readonly<Record<string, string>>;

/**
 * Changes the guest cart with a posted form: adds a product, sets the quantity of a line, or removes it. Creates a cart
 * when there is none, or when the one in the form or the cookie is missing.
 */
export const postCart: PostHandler = async (fields, { client, intl: shopIntl, cartId }) => {
  await shopIntl.load(addingMessages, cartMessages, formsMessages);
  const { intl } = shopIntl;
  // The page of the cart names its cart: scripts may have moved it out of the cookie since.
  let current = isCartId(fields['cart']) ? fields['cart'] : cartId;
  const store = {
    get: () => current,
    set: (id: string) => {
      current = id;
    },
    clear: () => {
      current = null;
    },
    // The cookie of the request is all that is known.
    refresh: () => undefined,
  };
  const actions = createCartActions({
    runExclusive: (unit) => executeExclusive(client, unit),
    store,
    mutations: createPendingMutations(),
    memory: { keep: () => undefined },
  });
  const error = await change(fields, actions, intl).catch((problem: unknown) => getCartErrorText(intl, problem));
  return { type: 'cart', cartId: current, error };
};

/** Returns why nothing was changed; null when it was. The backend knows the limits of each product. */
async function change(
  fields: Fields,
  { add, remove, setQuantity }: CartActions,
  intl: IntlShape,
): Promise<string | null> {
  const { line = '', sku = '' } = fields;
  if (fields['action'] === 'remove') {
    await remove(line);
    return null;
  }
  const quantity = readQuantity(fields['quantity'] ?? '1');
  if (quantity <= 0) return intl.formatMessage('cart.tooFew');
  const choices = line ? [] : parsePurchase(Object.entries(fields), { sku, quantity });
  // Of a group, no product may have a quantity.
  if (!line && choices.length === 0) return intl.formatMessage('cart.tooFew');
  const userError = line ? await setQuantity(line, quantity) : await addChoices(add, choices);
  return userError && getRefusalText(intl, userError.messages, line !== '');
}

/** Adds one product after another; returns the first user error. */
async function addChoices(add: CartActions['add'], choices: readonly ProductChoice[]): Promise<CartUserError | null> {
  let first: CartUserError | null = null;
  for (const choice of choices) {
    const { userError } = await add(choice);
    first ??= userError;
  }
  return first;
}
