import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CommerceError, type CommerceResult, type SendExclusive } from '../commerce/index.ts';
import { fakeBackend, graphqlError } from '../testing/index.ts';
import { LineReplacementError, replaceLine } from './replace-line.ts';

const line = {
  uid: 'MQ==',
  sku: 'WPI',
  name: 'Izolat',
  quantity: 2,
  options: [{ label: 'Smak', value: 'malina', valueUid: 'malina' }],
};
const vanilla = { sku: 'WPI', quantity: 3, selectedOptions: ['wanilia'] };

type Doing = 'done' | 'refused' | 'lost-before' | 'lost-after';
/** `repeated`: the response was lost, and the client has removed the line once more. */
type Removing = Doing | 'repeated';

/** Fake cart of one line with listed results; those of `add` are used in order, the last one repeatedly. */
function setUp({
  remove = 'done',
  add,
  canRead = true,
  isMissing = false,
  beside = false,
}: {
  remove?: Removing;
  add: readonly Doing[];
  canRead?: boolean;
  /** Whether the cart cannot be found when it is read. */
  isMissing?: boolean;
  beside?: boolean;
}) {
  // Magento 2.4.8 has this notice in every response with the cart while another line is out of stock.
  const errorsOf = (field: string) =>
    beside && {
      errors: [graphqlError('Some of the products are out of stock.', 'graphql-input', [field, 'cart', 'items', 0])],
    };
  let cart: { option: string; quantity: number }[] = [{ option: 'malina', quantity: 2 }];
  const order: string[] = [];
  let adds = 0;
  const answer = (option: string) => ({
    __typename: 'ConfigurableCartItem',
    uid: option === 'malina' ? line.uid : option,
    quantity: 1,
    is_available: true,
    product: { sku: 'WPI' },
    configurable_options: [
      { option_label: 'Smak', value_label: option, configurable_product_option_value_uid: option },
    ],
    configured_variant: { thumbnail: null },
  });
  const { client } = fakeBackend(({ name, variables }) => {
    order.push(name);
    if (name === 'getCartDetails') {
      if (!canRead) return new TypeError('lost');
      if (isMissing)
        return { data: { cart: null }, errors: [graphqlError('Could not find a cart', 'graphql-no-such-entity')] };
      return {
        data: {
          cart: { id: 'c', total_quantity: 1, items: cart.map(({ option }) => answer(option)), shipping_addresses: [] },
        },
      };
    }
    if (name === 'removeItem') {
      if (remove === 'lost-before') return new TypeError('lost');
      if (remove === 'refused') return { data: null, errors: [graphqlError("The cart doesn't contain the item")] };
      cart = [];
      if (remove === 'repeated') {
        const text = "The cart doesn't contain the item";
        return { data: null, errors: [graphqlError(text, 'graphql-no-such-entity', ['removeItemFromCart'])] };
      }
      return remove === 'lost-after'
        ? new TypeError('lost')
        : { data: { removeItemFromCart: { cart: { items: [null] } } }, ...errorsOf('removeItemFromCart') };
    }
    const doing = add[Math.min(adds, add.length - 1)] ?? 'done';
    adds += 1;
    const { product } = variables;
    const wanted =
      typeof product === 'object' && product !== null && 'selected_options' in product
        ? String(product.selected_options)
        : '';
    const quantity =
      typeof product === 'object' && product !== null && 'quantity' in product ? Number(product.quantity) : 0;
    if (doing === 'lost-before') return new TypeError('lost');
    const refusals = doing === 'refused' ? [{ code: 'INSUFFICIENT_STOCK', message: 'Zabrakło.' }] : [];
    const added = {
      data: { addProductsToCart: { cart: { items: [null] }, user_errors: refusals } },
      ...errorsOf('addProductsToCart'),
    };
    if (doing === 'refused') return added;
    cart = [...cart, { option: wanted, quantity }];
    return doing === 'lost-after' ? new TypeError('lost') : added;
  });
  const send: SendExclusive = (operation, variables): Promise<CommerceResult<never>> =>
    client.send(operation, variables) as Promise<CommerceResult<never>>;
  return { send, order, cart: () => cart };
}

describe('replaceLine', () => {
  it('[CRT-16] removes the line and adds the new choice', async () => {
    const { send, order, cart } = setUp({ add: ['done'] });
    await expect(replaceLine(send, 'c', line, vanilla)).resolves.toBeNull();
    expect(order).toEqual(['removeItem', 'addProductToCart']);
    expect(cart()).toEqual([{ option: 'wanilia', quantity: 3 }]);
  });

  it('[CRT-16] [RSK-03] restores the old line when the new choice is rejected, and returns the reason', async () => {
    const { send, cart } = setUp({ add: ['refused', 'done'] });
    await expect(replaceLine(send, 'c', line, vanilla)).resolves.toEqual({ messages: ['Zabrakło.'] });
    expect(cart()).toEqual([{ option: 'malina', quantity: 2 }]);
  });

  it('[CRT-16] [RSK-03] does the same next to a line that is out of stock', async () => {
    const done = setUp({ add: ['done'], beside: true });
    await expect(replaceLine(done.send, 'c', line, vanilla)).resolves.toBeNull();
    expect(done.cart()).toEqual([{ option: 'wanilia', quantity: 3 }]);
    const refused = setUp({ add: ['refused', 'done'], beside: true });
    await expect(replaceLine(refused.send, 'c', line, vanilla)).resolves.toEqual({ messages: ['Zabrakło.'] });
    expect(refused.cart()).toEqual([{ option: 'malina', quantity: 2 }]);
  });

  it('[RSK-03] puts the old line back when the new choice never arrived', async () => {
    const { send, cart } = setUp({ add: ['lost-before', 'done'] });
    await expect(replaceLine(send, 'c', line, vanilla)).rejects.toBeInstanceOf(CommerceError);
    expect(cart()).toEqual([{ option: 'malina', quantity: 2 }]);
  });

  it('[RSK-03] adds nothing twice when the new choice arrived and its answer was lost', async () => {
    const { send, cart } = setUp({ add: ['lost-after'] });
    await expect(replaceLine(send, 'c', line, vanilla)).resolves.toBeNull();
    expect(cart()).toEqual([{ option: 'wanilia', quantity: 3 }]);
  });

  it('adds nothing when the line could not be taken out', async () => {
    const { send, order } = setUp({ remove: 'refused', add: ['done'] });
    await expect(replaceLine(send, 'c', line, vanilla)).rejects.toThrow("The cart doesn't contain the item");
    expect(order).toEqual(['removeItem']);
  });

  it.each<Removing>(['lost-after', 'repeated'])(
    '[RSK-03] adds the new choice when the answer to the removal is lost (%s)',
    async (remove) => {
      const { send, cart } = setUp({ remove, add: ['done'] });
      await expect(replaceLine(send, 'c', line, vanilla)).resolves.toBeNull();
      expect(cart()).toEqual([{ option: 'wanilia', quantity: 3 }]);
    },
  );

  it('[RSK-03] leaves the line as it is when its removal never arrived', async () => {
    const { send, cart, order } = setUp({ remove: 'lost-before', add: ['done'] });
    await expect(replaceLine(send, 'c', line, vanilla)).rejects.toBeInstanceOf(CommerceError);
    expect(order).toEqual(['removeItem', 'getCartDetails']);
    expect(cart()).toEqual([{ option: 'malina', quantity: 2 }]);
  });

  it('does not know whether the line is there when the cart cannot be read after its removal', async () => {
    const { send } = setUp({ remove: 'lost-after', add: ['done'], canRead: false });
    const failure = await replaceLine(send, 'c', line, vanilla).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(LineReplacementError);
    expect(failure).toHaveProperty('cause', expect.any(CommerceError));
  });

  it('fails with the error of a cart that is missing', async () => {
    const { send } = setUp({ remove: 'repeated', add: ['done'], isMissing: true });
    await expect(replaceLine(send, 'c', line, vanilla)).rejects.toThrow('Could not find a cart');
  });

  it('says so when neither the new nor the old choice could be put into the cart', async () => {
    const { send } = setUp({ add: ['refused', 'refused'] });
    await expect(replaceLine(send, 'c', line, vanilla)).rejects.toBeInstanceOf(LineReplacementError);
    const unreadable = setUp({ add: ['lost-before'], canRead: false });
    await expect(replaceLine(unreadable.send, 'c', line, vanilla)).rejects.toBeInstanceOf(LineReplacementError);
  });

  it('[RSK-03] never loses a line without a word, nor has both, whatever fails', async () => {
    const doings: Doing[] = ['done', 'refused', 'lost-before', 'lost-after'];
    const doing = fc.constantFrom(...doings);
    const removing = fc.constantFrom<Removing>(...doings, 'repeated');
    await fc.assert(
      fc.asyncProperty(removing, fc.tuple(doing, doing), fc.boolean(), async (remove, add, canRead) => {
        const { send, cart } = setUp({ remove, add, canRead });
        const outcome = await replaceLine(send, 'c', line, vanilla).then(
          (userError) => (userError ? 'refused' : 'done'),
          (error: unknown) => (error instanceof LineReplacementError ? 'lost' : 'failed'),
        );
        const options = cart().map(({ option }) => option);
        if (outcome === 'done') expect(options).toEqual(['wanilia']);
        if (outcome === 'refused' || outcome === 'failed') expect(options).toEqual(['malina']);
        expect(options.length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
