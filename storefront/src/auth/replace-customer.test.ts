import { expect, it } from 'vitest';
import { createCartIdStore } from '../cart-id/index.ts';
import { createSessionStore } from '../session/index.ts';
import { fakeBackend, graphqlError, memoryStorage, type FakeHandler } from '../testing/index.ts';
import { replaceCustomer } from './replace-customer.ts';

const credentials = { email: 'ewa@example.pl', password: 'Tajne123!' };

/** A session of another customer with the cart `theirs`. */
function setUp(handler: FakeHandler) {
  const storage = memoryStorage();
  const session = createSessionStore(storage);
  const cart = createCartIdStore(storage);
  session.signIn('theirs');
  cart.set('theirs');
  const { client, sent } = fakeBackend(handler, { token: () => session.getState().token });
  const epoch = session.getState().epoch;
  const tokensSeen: (string | undefined)[] = [];
  session.subscribe(() => tokensSeen.push(session.getState().token));
  const replace = () =>
    replaceCustomer(credentials, {
      client,
      session,
      cart,
      signOut: () => {
        cart.clear();
        return Promise.resolve();
      },
    });
  return { session, cart, sent, epoch, tokensSeen, replace };
}

it('signs in with a new epoch and the customer’s own cart, and merges none of the customer before', async () => {
  const { session, cart, sent, epoch, tokensSeen, replace } = setUp(({ name }) =>
    name === 'SignIn'
      ? { data: { generateCustomerToken: { token: 'own' } } }
      : name === 'createCart'
        ? { data: { cartId: 'own' } }
        : {},
  );
  await replace();
  expect(session.getState()).toMatchObject({ token: 'own', isExpired: false, epoch: epoch + 1 });
  expect(tokensSeen).toEqual(['own']);
  expect(cart.get()).toBe('own');
  expect(sent.map(({ name }) => name)).not.toContain('mergeCarts');
});

it('changes nothing when the credentials are refused', async () => {
  const { session, cart, epoch, replace } = setUp(() => ({
    data: null,
    errors: [graphqlError('The account sign-in was incorrect.', 'graphql-authentication')],
  }));
  await expect(replace()).rejects.toMatchObject({ kind: 'graphql' });
  expect(session.getState()).toMatchObject({ token: 'theirs', epoch });
  expect(cart.get()).toBe('theirs');
});
