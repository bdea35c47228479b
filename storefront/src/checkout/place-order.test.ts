import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CommerceError, RestError } from '../commerce/index.ts';
import { placeOrder } from './place-order.ts';
import { active, gone, intent, missing, refusal, sentIntent, setUpOrderEffects } from './testing/order-effects.ts';

describe('placeOrder', () => {
  it('stores the intent, fetches the cart, sends once and removes the intent', async () => {
    const { effects, calls, kept } = setUpOrderEffects([active]);
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'placed', orderId: '000000042' });
    expect(calls).toEqual(['keep', 'check cart1', 'keep', 'send', 'forget']);
    expect(kept).toEqual([intent, sentIntent, null]);
  });

  it.each([
    ['another total', { ...active, total: 8991 }],
    ['another currency', { ...active, currency: 'EUR' }],
    ['other lines', { ...active, lines: 'MQ==×3' }],
  ])('[RSK-02] sends nothing for a cart with %s', async (_, cart) => {
    const { effects, calls } = setUpOrderEffects([cart]);
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'changed' });
    expect(calls).toEqual(['keep', 'check cart1', 'forget']);
  });

  it('[F47] sends nothing for a cart with a line that cannot be bought, and returns the reason', async () => {
    const { effects, calls } = setUpOrderEffects([{ ...active, sellable: false, total: 1 }]);
    await expect(placeOrder(intent, effects)).resolves.toEqual({
      type: 'refused',
      reason: 'stock',
      message: undefined,
    });
    expect(calls).toEqual(['keep', 'check cart1', 'forget']);
  });

  it('sends nothing when the cart cannot be fetched first', async () => {
    const { effects, calls } = setUpOrderEffects([new CommerceError('network')]);
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'not-placed' });
    expect(calls).toEqual(['keep', 'check cart1', 'forget']);
  });

  it('[RSK-02] treats a cart that another tab has ordered as received, and sends nothing', async () => {
    const { effects, calls } = setUpOrderEffects([gone], '42', { ordered: true });
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'received', orderNumber: null });
    expect(calls).toEqual(['keep', 'check cart1', 'forget']);
  });

  it.each([gone, missing])(
    '[RSK-02] reports no order when the cart was $status before sending and no tab ordered it',
    async (cart) => {
      const { effects, calls } = setUpOrderEffects([cart]);
      await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'gone', cart: cart.status });
      expect(calls).toEqual(['keep', 'check cart1', 'forget']);
    },
  );

  it.each([gone, missing])(
    '[RSK-02] recognizes an earlier attempt that arrived late by a cart that is $status',
    async (cart) => {
      const { effects, calls } = setUpOrderEffects([cart]);
      await expect(placeOrder(sentIntent, effects)).resolves.toEqual({ type: 'received', orderNumber: null });
      expect(calls).not.toContain('send');
    },
  );

  it('keeps an earlier attempt with an unknown result while the cart cannot be fetched', async () => {
    const { effects, kept } = setUpOrderEffects([new CommerceError('network')]);
    await expect(placeOrder(sentIntent, effects)).resolves.toEqual({ type: 'unknown' });
    expect(kept.at(-1)).toEqual(sentIntent);
  });

  it("gives the number of a customer's order whose answer was lost", async () => {
    const { effects, kept } = setUpOrderEffects([active, gone], new CommerceError('network'), {
      newest: ['000000007', '000000008'],
    });
    await expect(placeOrder({ ...intent, signedIn: true }, effects)).resolves.toEqual({
      type: 'received',
      orderNumber: '000000008',
    });
    expect(kept.at(-1)).toBeNull();
  });

  it("does not take a customer's cart that is gone for ordered while the list of orders says otherwise", async () => {
    const { effects, kept } = setUpOrderEffects([active, gone], new CommerceError('network'), {
      newest: ['000000007'],
    });
    await expect(placeOrder({ ...intent, signedIn: true }, effects)).resolves.toEqual({ type: 'unknown' });
    expect(kept.at(-1)).toMatchObject({ sent: true, previousOrder: '000000007' });
  });

  it('[RSK-02] returns a rejection with the message of the backend', async () => {
    const { effects, calls } = setUpOrderEffects([active], refusal(400, 'Płatność została odrzucona.'));
    await expect(placeOrder(intent, effects)).resolves.toEqual({
      type: 'refused',
      reason: 'payment',
      message: 'Płatność została odrzucona.',
    });
    expect(calls).toEqual(['keep', 'check cart1', 'keep', 'send', 'check cart1', 'forget']);
  });

  it.each(['Der Warenkorb ist nicht aktiv.', 'Le panier est inactif.'])(
    '[RSK-02] finds the order when the backend rejects with "%s" and the cart was ordered',
    async (message) => {
      const { effects } = setUpOrderEffects([active, gone], refusal(400, message));
      await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'received', orderNumber: null });
    },
  );

  it('[RSK-02] keeps the intent when the backend rejects and the cart cannot be fetched any more', async () => {
    const silent = setUpOrderEffects(
      [active, new CommerceError('network')],
      refusal(400, 'Ein Fehler ist aufgetreten.'),
    );
    await expect(placeOrder(intent, silent.effects)).resolves.toEqual({ type: 'unknown' });
    expect(silent.kept.at(-1)).toEqual(sentIntent);

    const ordered = setUpOrderEffects(
      [active, new CommerceError('network'), gone],
      refusal(400, 'Ein Fehler ist aufgetreten.'),
    );
    await expect(placeOrder(intent, ordered.effects)).resolves.toEqual({ type: 'received', orderNumber: null });

    const refused = setUpOrderEffects(
      [active, new CommerceError('network'), active],
      refusal(400, 'Ein Fehler ist aufgetreten.'),
    );
    await expect(placeOrder(intent, refused.effects)).resolves.toEqual({
      type: 'refused',
      reason: 'other',
      message: 'Ein Fehler ist aufgetreten.',
    });
    expect(refused.kept.at(-1)).toBeNull();
  });

  it('treats an unauthorized request as rejected, although the cart cannot be fetched either', async () => {
    const { effects, calls, kept } = setUpOrderEffects([active, new CommerceError('graphql')], refusal(401));
    await expect(placeOrder(intent, effects)).resolves.toMatchObject({ type: 'refused', reason: 'signed-out' });
    expect(calls.filter((call) => call.startsWith('wait'))).toEqual([]);
    expect(kept.at(-1)).toBeNull();
  });

  it('returns a rejection without a message', async () => {
    const { effects } = setUpOrderEffects([active], refusal(422));
    await expect(placeOrder(intent, effects)).resolves.toEqual({
      type: 'refused',
      reason: 'other',
      message: undefined,
    });
  });

  it.each([
    ['stock', 400, 'The requested qty is not available'],
    ['stock', 400, 'Ten produkt jest niedostępny.'],
    ['payment', 400, 'Your payment could not be taken. Please try again or use a different payment method.'],
    ['signed-out', 401, "The consumer isn't authorized to access self."],
    ['other', 400, 'Enter a valid payment address.'],
  ])('returns the reason %s for a rejection with status %d: %s', async (reason, status, message) => {
    const { effects } = setUpOrderEffects([active], refusal(status, message));
    await expect(placeOrder(intent, effects)).resolves.toMatchObject({ type: 'refused', reason });
  });

  it('treats "too many requests" as not placed', async () => {
    const { effects, calls, kept } = setUpOrderEffects([active], refusal(429));
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'not-placed' });
    expect(calls.filter((call) => call.startsWith('wait'))).toEqual([]);
    expect(kept.at(-1)).toBeNull();
  });

  it.each([
    ['a lost connection', new CommerceError('network')],
    ['no answer in time', new CommerceError('timeout')],
    ['a page instead of an answer', new CommerceError('unavailable', { status: 503 })],
    ['status 500', refusal(500, 'Internal Error')],
    ['status 404', refusal(404, 'No such entity with %fieldName = %fieldValue')],
    ['status 408', refusal(408)],
    ['a cart that is not active', refusal(400, "The cart isn't active.")],
    ['a cart that is not found', refusal(400, 'Could not find a cart with ID "x"')],
    ['an answer of another shape', new Error('The answer is no order id.')],
  ])('[RSK-02] lets the cart tell after %s', async (_, failure) => {
    const ordered = setUpOrderEffects([active, gone], failure);
    await expect(placeOrder(intent, ordered.effects)).resolves.toEqual({ type: 'received', orderNumber: null });
    expect(ordered.calls).toEqual(['keep', 'check cart1', 'keep', 'send', 'wait 1000', 'check cart1', 'forget']);

    const untouched = setUpOrderEffects([active], failure);
    const outcome = await placeOrder(intent, untouched.effects);
    // An order without a response in time may still be processed.
    const isLate = failure instanceof CommerceError && failure.kind === 'timeout';
    expect(outcome).toEqual({ type: isLate ? 'unknown' : 'not-placed' });
    expect(untouched.calls.filter((call) => call === 'send')).toHaveLength(1);
    expect(untouched.kept.at(-1)).toEqual(sentIntent);

    const unreachable = setUpOrderEffects([active, new CommerceError('network')], failure);
    await expect(placeOrder(intent, unreachable.effects)).resolves.toEqual({ type: 'unknown' });
    expect(unreachable.kept.at(-1)).toEqual(sentIntent);
  });

  it('[RSK-02] sends at most once, never for a changed or missing cart, and removes exactly the attempts with a certain result', async () => {
    const cart = fc.oneof(
      fc.constant(active),
      fc.constantFrom(gone, missing),
      fc.constantFrom({ ...active, total: 1 }, { ...active, lines: '' }, { ...active, sellable: false }),
    );
    const failure = fc.oneof(
      fc.constantFrom(new CommerceError('network'), new CommerceError('timeout'), new Error('broken')),
      fc.integer({ min: 400, max: 599 }).map((status) => refusal(status, 'No.')),
    );
    const checks = fc.array(fc.oneof(cart, fc.constant(new CommerceError('network'))), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(checks, fc.oneof(fc.constant('42'), failure), async (looks, send) => {
        const { effects, calls, kept } = setUpOrderEffects(looks, send);
        const outcome = await placeOrder(intent, effects);

        const sent = calls.filter((call) => call === 'send').length;
        expect(sent).toBe(looks[0] === active ? 1 : 0);
        expect(calls.slice(0, 2)).toEqual(['keep', 'check cart1']);
        // Attempts with a certain result are removed, those with an unknown result are kept.
        const isOpen =
          outcome.type === 'unknown' ||
          (outcome.type === 'not-placed' && sent === 1 && !(send instanceof RestError && send.status === 429));
        expect(kept.at(-1)).toEqual(isOpen ? sentIntent : null);
        if (outcome.type === 'placed') expect(send).toBe(outcome.orderId);
        if (outcome.type === 'refused' && sent === 1) expect(send).toBeInstanceOf(RestError);
        if (outcome.type === 'refused' && sent === 0) expect(looks[0]).toMatchObject({ sellable: false });
        if (outcome.type === 'received') expect(looks.some((look) => look === gone || look === missing)).toBe(true);
      }),
    );
  });
});

describe('placeOrder with something to save first', () => {
  it('saves it in the unchanged cart before the order is remembered as sent', async () => {
    const { effects, calls } = setUpOrderEffects([active], '42', { prepare: undefined });
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'placed', orderId: '42' });
    expect(calls).toEqual(['keep', 'check cart1', 'prepare', 'keep', 'send', 'forget']);
  });

  it('[RSK-02] saves nothing in a cart with another currency', async () => {
    const { effects, calls } = setUpOrderEffects([{ ...active, currency: 'EUR' }], '42', { prepare: undefined });
    await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'changed' });
    expect(calls).toEqual(['keep', 'check cart1', 'forget']);
  });

  it.each([
    ['a lost connection', new CommerceError('network'), { type: 'not-placed' }],
    ['no answer in time', new CommerceError('timeout'), { type: 'not-placed' }],
    ['status 500', refusal(500, 'Internal Error'), { type: 'not-placed' }],
    ['status 429', refusal(429), { type: 'not-placed' }],
    [
      'a rejection',
      refusal(400, 'The requested Payment Method is not available.'),
      { type: 'refused', reason: 'other', message: 'The requested Payment Method is not available.' },
    ],
  ])('[RSK-02] sends no order after %s', async (_, prepare, outcome) => {
    const { effects, calls, kept } = setUpOrderEffects([active], '42', { prepare });
    await expect(placeOrder(intent, effects)).resolves.toEqual(outcome);
    expect(calls).toEqual(['keep', 'check cart1', 'prepare', 'check cart1', 'forget']);
    expect(kept.at(-1)).toBeNull();

    const earlier = setUpOrderEffects([active], '42', { prepare });
    const { type } = await placeOrder(sentIntent, earlier.effects);
    expect(type).toBe(outcome.type === 'refused' ? 'refused' : 'unknown');
    expect(earlier.kept.at(-1)).toEqual(sentIntent);
  });

  it('finds out that the cart was ordered in another tab, and which line is sold out', async () => {
    const ordered = setUpOrderEffects([active, gone], '42', { prepare: refusal(404), ordered: true });
    await expect(placeOrder(intent, ordered.effects)).resolves.toEqual({ type: 'received', orderNumber: null });
    const soldOut = setUpOrderEffects([active, { ...active, sellable: false }], '42', {
      prepare: refusal(400, 'Nein.'),
    });
    await expect(placeOrder(intent, soldOut.effects)).resolves.toMatchObject({ type: 'refused', reason: 'stock' });
    expect([...ordered.calls, ...soldOut.calls]).not.toContain('send');
  });
});

describe('placeOrder by GraphQL', () => {
  const graphql = (message: string, category?: string, code?: string) =>
    new CommerceError('graphql', { status: 200, errors: [{ message, category, code, path: ['placeOrder'] }] });

  it.each([
    ['stock', graphql('Unable to place order: The requested qty is not available', 'graphql-input')],
    ['payment', graphql('Your payment has been declined.', 'graphql-input')],
    ['other', graphql('Bitte Adresse angeben.', 'graphql-input', 'UNABLE_TO_PLACE_ORDER')],
    ['signed-out', graphql('The current user cannot perform operations on cart "x"', 'graphql-authorization')],
  ])('returns the reason %s for a refusal', async (reason, failure) => {
    const { effects, calls, kept } = setUpOrderEffects([active], failure);
    await expect(placeOrder(intent, effects)).resolves.toMatchObject({ type: 'refused', reason });
    expect(calls).toEqual(['keep', 'check cart1', 'keep', 'send', 'check cart1', 'forget']);
    expect(kept.at(-1)).toBeNull();
  });

  it('treats an ended session as rejected, although the cart cannot be fetched either', async () => {
    const ended = graphql('The token has expired.', 'graphql-authentication');
    const { effects, kept } = setUpOrderEffects([active, new CommerceError('graphql')], ended);
    await expect(placeOrder(intent, effects)).resolves.toMatchObject({ type: 'refused', reason: 'signed-out' });
    expect(kept.at(-1)).toBeNull();
  });

  it('treats "too many requests" as not placed', async () => {
    for (const failure of [
      graphql('Too many requests.', 'graphql-too-many-requests'),
      new CommerceError('unavailable', { status: 429 }),
    ]) {
      const { effects, calls } = setUpOrderEffects([active], failure);
      await expect(placeOrder(intent, effects)).resolves.toEqual({ type: 'not-placed' });
      expect(calls).toEqual(['keep', 'check cart1', 'keep', 'send', 'forget']);
    }
  });

  it.each([
    ['an internal error', graphql('Internal server error')],
    ['a cart that is not active', graphql('Der Warenkorb ist nicht aktiv.', 'graphql-input', 'CART_NOT_ACTIVE')],
    ['a cart that is not found', graphql('Warenkorb nicht gefunden.', 'graphql-no-such-entity')],
  ])('[RSK-02] lets the cart tell after %s', async (_, failure) => {
    const ordered = setUpOrderEffects([active, gone], failure);
    await expect(placeOrder(intent, ordered.effects)).resolves.toEqual({ type: 'received', orderNumber: null });
    const untouched = setUpOrderEffects([active], failure);
    await expect(placeOrder(intent, untouched.effects)).resolves.toEqual({ type: 'not-placed' });
    expect(untouched.kept.at(-1)).toEqual(sentIntent);
  });

  it('returns the number of a response that has one', async () => {
    const { effects } = setUpOrderEffects([active]);
    const order = { orderId: null, orderNumber: '000000042' };
    await expect(placeOrder(intent, { ...effects, send: () => Promise.resolve(order) })).resolves.toEqual({
      type: 'placed',
      ...order,
    });
  });
});
