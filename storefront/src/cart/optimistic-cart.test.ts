import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCart, type Cart, type CartLine } from './cart.ts';
import { applyPendingMutations, newCart } from './optimistic-cart.ts';
import type { CartMutation, LinePreview } from './mutation-state.ts';
import { createPendingMutations } from './pending-mutations.ts';
import { toProductChoice, isSameChoice } from './product-choice.ts';

const pln = (minor: number) => ({ minor, currency: 'PLN' });

const createLine = (uid: string, sku: string, quantity: number, flavor?: string): CartLine => ({
  uid,
  sku,
  name: sku,
  href: `/${sku}.html`,
  image: null,
  quantity,
  options: flavor === undefined ? [] : [{ label: 'Smak', value: flavor, valueUid: flavor }],
  total: pln(1000 * quantity),
  totalExcludingTax: null,
  reduction: null,
  available: true,
  soldOut: false,
  problems: [],
});
const createCart = (...lines: CartLine[]): Cart => ({
  ...emptyCart,
  id: 'cart1',
  lines,
  count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  subtotal: pln(5000),
  total: pln(5000),
});
const cart = createCart(createLine('MQ==', 'WPI', 2, 'malina'), createLine('Mg==', 'D3', 1));

const add = (sku: string, quantity: number, flavor?: string, preview: LinePreview | null = null): CartMutation => ({
  kind: 'add',
  choice: { sku, quantity, selectedOptions: flavor === undefined ? [] : [flavor] },
  preview: preview ?? createLine('', sku, quantity, flavor),
});

/** The cart with these mutations pending. */
function withPending(base: Cart, ...mutations: CartMutation[]): Cart {
  const store = createPendingMutations();
  mutations.forEach((mutation) => store.begin(mutation));
  return applyPendingMutations(base, store.getState().pending);
}
const quantities = ({ lines }: Cart) => lines.map(({ sku, quantity }) => [sku, quantity]);

describe('applyPendingMutations', () => {
  it('returns the cart itself while no mutation changes its lines', () => {
    expect(withPending(cart)).toBe(cart);
    expect(withPending(cart, { kind: 'create' }, { kind: 'placeOrder' })).toBe(cart);
  });

  it('appends a line for a new product, without an amount and marked as new', () => {
    const shown = withPending(cart, add('K2', 3, undefined, { ...createLine('', 'K2', 1), image: '/k2.jpg' }));
    expect(quantities(shown)).toEqual([
      ['WPI', 2],
      ['D3', 1],
      ['K2', 3],
    ]);
    expect(shown.lines[2]).toMatchObject({ image: '/k2.jpg', total: null, isPending: true, isNew: true });
    expect(shown.count).toBe(6);
  });

  it('adds the first product to a new cart, which has no amounts', () => {
    const shown = withPending(newCart, add('D3', 2));
    expect(shown).toMatchObject({ count: 2, subtotal: null, total: null });
    expect(quantities(shown)).toEqual([['D3', 2]]);
  });

  it('increases the quantity of the line with the same options', () => {
    const shown = withPending(cart, add('WPI', 1, 'malina'), add('WPI', 1, 'wanilia'));
    expect(quantities(shown)).toEqual([
      ['WPI', 3],
      ['D3', 1],
      ['WPI', 1],
    ]);
    expect(shown.lines[0]).toMatchObject({ uid: 'MQ==', isPending: true, total: pln(2000) });
    expect(shown.lines[1]).toBe(cart.lines[1]);
  });

  it('counts a product without a preview, and shows no line for it', () => {
    const choice = { sku: 'K2', quantity: 2, selectedOptions: [] };
    const shown = withPending(cart, { kind: 'add', choice });
    expect(shown.count).toBe(5);
    expect(shown.lines).toEqual(cart.lines);
  });

  it('sets quantities, the last one of a line, and removes lines', () => {
    const update = (quantity: number): CartMutation => ({ kind: 'update', lineUid: 'MQ==', quantity });
    const shown = withPending(cart, update(3), update(5), { kind: 'remove', lineUid: 'Mg==' });
    expect(quantities(shown)).toEqual([['WPI', 5]]);
    expect(shown.count).toBe(5);
  });

  it('marks a line whose options are being changed, and leaves it as it is', () => {
    const shown = withPending(cart, { kind: 'replace', lineUid: 'MQ==' });
    expect(shown.lines[0]).toEqual({ ...cart.lines[0], isPending: true });
    expect(shown.count).toBe(3);
  });

  it('counts lines in a store whose badge counts lines', () => {
    const counting = { ...cart, count: 2 };
    expect(withPending(counting, add('K2', 3)).count).toBe(3);
    expect(withPending(counting, add('D3', 3)).count).toBe(2);
    expect(withPending(counting, { kind: 'remove', lineUid: 'MQ==' }).count).toBe(1);
  });

  it('changes nothing for a line that is not in the cart', () => {
    const shown = withPending(cart, { kind: 'remove', lineUid: 'x' }, { kind: 'update', lineUid: 'x', quantity: 9 });
    expect(shown).toEqual(cart);
  });
});

/** Returns the cart of the fake backend after a mutation. */
function respond(before: Cart, mutation: CartMutation): Cart {
  switch (mutation.kind) {
    case 'add': {
      const { choice } = mutation;
      const line = before.lines.find((other) => isSameChoice(toProductChoice(other), choice));
      if (line)
        return createCart(
          ...before.lines.map((other) =>
            other === line ? { ...other, quantity: other.quantity + choice.quantity } : other,
          ),
        );
      return createCart(...before.lines, createLine(`added-${choice.sku}`, choice.sku, choice.quantity));
    }
    case 'update':
      return createCart(
        ...before.lines.map((line) =>
          line.uid === mutation.lineUid ? { ...line, quantity: mutation.quantity } : line,
        ),
      );
    case 'remove':
      return createCart(...before.lines.filter(({ uid }) => uid !== mutation.lineUid));
    default:
      return before;
  }
}

describe('any sequence of mutations, responses and rejections', () => {
  const sku = fc.constantFrom('WPI', 'D3', 'K2');
  const mutation = fc.oneof(
    fc.record({ sku, quantity: fc.integer({ min: 1, max: 5 }) }).map((choice) => add(choice.sku, choice.quantity)),
    fc.record({ kind: fc.constant('update' as const), lineUid: sku, quantity: fc.integer({ min: 1, max: 9 }) }),
    fc.record({ kind: fc.constantFrom('remove' as const, 'replace' as const), lineUid: sku }),
  );
  /** Requests a mutation, or settles the oldest one, in the order of the queue. */
  const step = fc.oneof(
    mutation.map((requested) => ({ requested })),
    fc.boolean().map((isRejected) => ({ isRejected })),
  );
  const start = createCart(createLine('WPI', 'WPI', 2), createLine('D3', 'D3', 1));

  it('ends with the cart of the backend, shows the cart of the next response, and never counts below zero', () => {
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const store = createPendingMutations();
        let cached = start;
        const answerOldest = (isRejected: boolean) => {
          const [oldest] = store.getState().pending;
          if (!oldest) return;
          if (!isRejected) cached = respond(cached, oldest);
          store.settle(oldest.id, isRejected ? new Error('rejected') : undefined);
        };
        for (const next of steps) {
          if ('requested' in next) store.begin(next.requested);
          else answerOldest(next.isRejected);

          const { pending } = store.getState();
          const shown = applyPendingMutations(cached, pending);
          const expected = pending.reduce(respond, cached);
          expect(quantities(shown)).toEqual(quantities(expected));
          expect(shown.count).toBe(expected.count);
          expect(shown.count).toBeGreaterThanOrEqual(0);
          expect(shown.lines.every(({ quantity }) => quantity > 0)).toBe(true);
          expect([shown.subtotal, shown.total, shown.discounts]).toEqual([
            cached.subtotal,
            cached.total,
            cached.discounts,
          ]);
        }
        while (store.getState().pending.length > 0) answerOldest(false);
        expect(applyPendingMutations(cached, store.getState().pending)).toBe(cached);
      }),
    );
  });

  it('never counts below zero, whatever count the backend returns', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(mutation), (count, mutations) => {
        expect(withPending({ ...start, count }, ...mutations).count).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
