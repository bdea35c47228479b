import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCartIdStore } from '../cart-id/index.ts';
import { createSessionStore } from '../session/index.ts';
import { fakeBackend, graphqlError, memoryStorage, type FakeHandler } from '../testing/index.ts';
import { mergeGuestCart, signIn } from './sign-in.ts';

const credentials = { email: 'anna@example.pl', password: 'Tajne123!' };
const merged = { data: { mergeCarts: { id: 'own', total_quantity: 3 } } };
const lostConnection = new TypeError('fetch failed');

/** Answers every step; `instead` answers some of them in another way. */
const answering =
  (instead: FakeHandler = () => ({})): FakeHandler =>
  (operation, call) => {
    const answers: Record<string, object> = {
      SignIn: { data: { generateCustomerToken: { token: 'abc' } } },
      getUserConfig: {
        data: { storeConfig: { store_code: 'witryna_pl_pl_pl', customer_token_expiration_time: 1200 } },
      },
      createCart: { data: { cartId: 'own' } },
      mergeCarts: merged,
    };
    const other = instead(operation, call);
    return other instanceof Error || Object.keys(other).length > 0 ? other : (answers[operation.name] ?? {});
  };

function setUp(
  handler: FakeHandler,
  { guestCart, withLifetime = false }: { guestCart?: string; withLifetime?: boolean } = {},
) {
  const storage = memoryStorage();
  const session = createSessionStore(storage);
  const cart = createCartIdStore(storage);
  if (guestCart) cart.set(guestCart);
  /** Cart id at the time of each call. */
  const cartsSeen: (string | null)[] = [];
  const { client, sent } = fakeBackend(
    (operation, call) => {
      cartsSeen.push(cart.get());
      return handler(operation, call);
    },
    { token: () => session.getState().token, capabilities: withLifetime ? ['tokenLifetime'] : [] },
  );
  return { options: { client, session, cart }, session, cart, storage, sent, cartsSeen };
}

describe('signIn', () => {
  it("gets the token as a guest, then the customer's cart and the merge in the customer's name", async () => {
    const { options, session, cart, sent, cartsSeen } = setUp(answering(), { guestCart: 'guest' });
    await expect(signIn(credentials, options)).resolves.toBe('kept');
    expect(sent).toEqual([
      { name: 'SignIn', variables: credentials, token: null },
      { name: 'createCart', variables: {}, token: 'abc' },
      { name: 'mergeCarts', variables: { source: 'guest', destination: 'own' }, token: 'abc' },
    ]);
    expect(session.getState().token).toBe('abc');
    expect(cart.get()).toBe('own');
    // No component may ask for the guest's cart in the customer's name in the meantime.
    expect(cartsSeen).toEqual(['guest', null, null]);
  });

  it('[SES-12] [SES-13] keeps the token as long as the store says', async () => {
    const { options, storage, sent } = setUp(answering(), { withLifetime: true });
    await signIn(credentials, options);
    expect(sent.map(({ name }) => name)).toEqual(['SignIn', 'getUserConfig', 'createCart']);
    expect(JSON.parse(storage.items.get('signin_token') ?? '')).toMatchObject({ value: 'abc', ttl: 1200 });
  });

  it('[SES-11] keeps the token for an hour when the store does not say', async () => {
    const failing = setUp(
      answering(({ name }) => (name === 'getUserConfig' ? lostConnection : {})),
      { withLifetime: true },
    );
    await expect(signIn(credentials, failing.options)).resolves.toBe('kept');
    expect(JSON.parse(failing.storage.items.get('signin_token') ?? '')).toMatchObject({ ttl: 3600 });
  });

  it.each([
    [
      'the password is wrong',
      {
        data: null,
        errors: [
          graphqlError('The account sign-in was incorrect.', 'graphql-authentication', ['generateCustomerToken']),
        ],
      },
    ],
    ['the connection is lost', lostConnection],
    ['there is no token', { data: { generateCustomerToken: { token: null } } }],
  ])('changes nothing when %s', async (_, answer) => {
    const { options, session, cart, sent } = setUp(
      answering(({ name }) => (name === 'SignIn' ? answer : {})),
      { guestCart: 'guest' },
    );
    await expect(signIn(credentials, options)).rejects.toThrow();
    expect(session.getState()).toEqual({ token: undefined, epoch: 0, wasExpired: false });
    expect(cart.get()).toBe('guest');
    expect(sent).toHaveLength(1);
  });

  it('asks for a token in nobody’s name, so that one that is not good any more cannot stand in the way', async () => {
    const { options, session, sent } = setUp(answering());
    session.signIn('revoked');
    await signIn(credentials, options);
    expect(sent[0]).toEqual({ name: 'SignIn', variables: credentials, token: null });
  });

  it('merges nothing where there is no guest cart, or where it is the same', async () => {
    const without = setUp(answering());
    await signIn(credentials, without.options);
    const same = setUp(answering(), { guestCart: 'own' });
    await signIn(credentials, same.options);
    for (const { sent, cart } of [without, same]) {
      expect(sent.map(({ name }) => name)).toEqual(['SignIn', 'createCart']);
      expect(cart.get()).toBe('own');
    }
  });

  it('is signed in with the own cart when the merge fails, and can merge again', async () => {
    let merges = 0;
    const flaky = answering(({ name }) => {
      if (name !== 'mergeCarts') return {};
      merges += 1;
      return merges === 1 ? lostConnection : merged;
    });
    const { options, session, cart, sent } = setUp(flaky, { guestCart: 'guest' });
    await expect(signIn(credentials, options)).resolves.toBe('failed');
    expect(session.getState().token).toBe('abc');
    expect(cart.get()).toBe('own');

    await expect(mergeGuestCart(options)).resolves.toBe('kept');
    expect(sent.filter(({ name }) => name === 'SignIn')).toHaveLength(1);
    expect(sent.at(-1)).toMatchObject({ name: 'mergeCarts', variables: { source: 'guest', destination: 'own' } });
  });

  it.each([
    ['gives up a cart that can never be merged', 'graphql-input', true, 'refused', null],
    ['gives up the cart of another customer', 'graphql-authorization', true, 'kept', null],
    ['keeps the cart for later when the session has ended', 'graphql-authorization', false, 'failed', 'guest'],
  ] as const)('%s', async (_, category, isCustomer, outcome, stashed) => {
    const refuse = answering(({ name }) => {
      if (name === 'mergeCarts') return { data: { mergeCarts: null }, errors: [graphqlError('No.', category)] };
      if (name !== 'getCustomerName') return {};
      return isCustomer
        ? { data: { customer: { __typename: 'Customer', firstname: 'Anna' } } }
        : { data: { customer: null }, errors: [graphqlError('Not authorized.', category, ['customer'])] };
    });
    const { options, cart } = setUp(refuse, { guestCart: 'guest' });
    await expect(signIn(credentials, options)).resolves.toBe(outcome);
    expect(cart.getStashedGuestCart()).toBe(stashed);
    expect(cart.get()).toBe('own');
  });

  it('is signed in without a cart when there is none to be had, and can try again', async () => {
    let carts = 0;
    const flaky = answering(({ name }) => {
      if (name !== 'createCart') return {};
      carts += 1;
      return carts === 1 ? { data: { cartId: null } } : {};
    });
    const { options, session, cart, sent } = setUp(flaky, { guestCart: 'guest' });
    await expect(signIn(credentials, options)).resolves.toBe('failed');
    expect(session.getState().token).toBe('abc');
    expect(cart.get()).toBeNull();

    await expect(mergeGuestCart(options)).resolves.toBe('kept');
    expect(cart.get()).toBe('own');
    expect(sent.map(({ name }) => name)).toEqual(['SignIn', 'createCart', 'createCart', 'mergeCarts']);
  });

  it('[CRT-01] loses no line of either cart, whatever fails on the way, however often it is tried again, and over reloads', async () => {
    type Lines = Record<string, number>;
    const lines = fc.dictionary(fc.constantFrom('wit-c', 'wit-d', 'magnez', 'cynk'), fc.integer({ min: 1, max: 9 }));
    // What becomes of each call after the sign-in: answered, never arrived, or done while its answer was lost.
    const fate = fc.constantFrom('answered', 'lost before', 'lost after');
    await fc.assert(
      fc.asyncProperty(
        lines,
        lines,
        fc.array(fate, { maxLength: 6 }),
        async (guestLines: Lines, ownLines: Lines, fates) => {
          const carts: Record<string, Lines | 'inactive'> = { guest: { ...guestLines }, own: { ...ownLines } };
          const left = [...fates];
          const handle: FakeHandler = (operation) => {
            if (operation.name === 'SignIn') return {};
            const next = left.shift() ?? 'answered';
            if (next === 'lost before') return lostConnection;
            if (operation.name === 'mergeCarts') {
              const { guest, own } = carts;
              if (guest === 'inactive') {
                return {
                  data: { mergeCarts: null },
                  errors: [graphqlError("The cart isn't active.", 'graphql-no-such-entity', ['mergeCarts'])],
                };
              }
              if (guest && own && own !== 'inactive')
                for (const [sku, quantity] of Object.entries(guest)) own[sku] = (own[sku] ?? 0) + quantity;
              carts['guest'] = 'inactive';
            }
            return next === 'lost after' ? lostConnection : {};
          };
          const { options, storage } = setUp(answering(handle), { guestCart: 'guest' });
          let outcome = await signIn(credentials, options);
          for (let attempt = 0; outcome === 'failed' && attempt < 10; attempt += 1) {
            // As after a reload: what was put aside is found in the storage.
            outcome = await mergeGuestCart({ ...options, cart: createCartIdStore(storage) });
          }
          expect(outcome).toBe('kept');
          expect(createCartIdStore(storage).get()).toBe('own');
          expect(createCartIdStore(storage).getStashedGuestCart()).toBeNull();
          const after = carts['own'];
          for (const sku of new Set([...Object.keys(guestLines), ...Object.keys(ownLines)])) {
            expect(typeof after === 'object' ? after[sku] : 0).toBe((guestLines[sku] ?? 0) + (ownLines[sku] ?? 0));
          }
        },
      ),
    );
  });
});
