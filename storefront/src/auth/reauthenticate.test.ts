import { describe, expect, it, vi } from 'vitest';
import { createCartIdStore } from '../cart-id/index.ts';
import { createSessionStore } from '../session/index.ts';
import { fakeBackend, graphqlError, memoryStorage, type FakeHandler } from '../testing/index.ts';
import { reauthenticate } from './reauthenticate.ts';
import { createSessionCart } from './session-cart.ts';

const credentials = { email: 'anna@example.pl', password: 'Tajne123!' };

const answering: FakeHandler = ({ name }) => {
  const answers: Record<string, object> = {
    SignIn: { data: { generateCustomerToken: { token: 'new' } } },
    createCart: { data: { cartId: 'own' } },
    mergeCarts: { data: { mergeCarts: { id: 'own', total_quantity: 3 } } },
  };
  return answers[name] ?? {};
};

/** A session that has ended with the cart `own`; `left` is what is in its place now. */
function setUp(left: string | null, handler = answering) {
  const storage = memoryStorage();
  const session = createSessionStore(storage);
  const cart = createCartIdStore(storage);
  session.signIn('old');
  cart.set('own');
  const sessionCart = createSessionCart({ session, cart, storage });
  session.expire();
  if (left === null) cart.clear();
  else cart.set(left);
  /** Cart id at the time of each call. */
  const cartsSeen: (string | null)[] = [];
  const { client, sent } = fakeBackend(
    (operation, call) => {
      cartsSeen.push(cart.get());
      return handler(operation, call);
    },
    { token: () => session.getState().token },
  );
  const onResumed = vi.fn();
  return {
    session,
    cart,
    sent,
    cartsSeen,
    onResumed,
    resume: () => reauthenticate(credentials, { client, session, cart, sessionCart, onResumed }),
  };
}

describe('reauthenticate', () => {
  it('keeps the cart of the session', async () => {
    const { resume, session, cart, sent, onResumed } = setUp('own');
    await expect(resume()).resolves.toBe('kept');
    expect(sent.map(({ name }) => name)).toEqual(['SignIn']);
    expect(session.getState()).toMatchObject({ token: 'new', isExpired: false, epoch: 1 });
    expect(cart.get()).toBe('own');
    expect(onResumed).toHaveBeenCalledOnce();
  });

  it("gets the customer's cart back where its id has been forgotten", async () => {
    const { resume, cart, sent } = setUp(null);
    await expect(resume()).resolves.toBe('kept');
    expect(sent.map(({ name }) => name)).toEqual(['SignIn', 'createCart']);
    expect(cart.get()).toBe('own');
  });

  it('[CRT-01] brings along what was chosen as a guest in another tab, and never asks for that cart in the customer’s name', async () => {
    const { resume, cart, sent, cartsSeen } = setUp('guest');
    await expect(resume()).resolves.toBe('kept');
    expect(sent).toEqual([
      { name: 'SignIn', variables: credentials, token: null },
      { name: 'createCart', variables: {}, token: 'new' },
      { name: 'mergeCarts', variables: { source: 'guest', destination: 'own' }, token: 'new' },
    ]);
    expect(cartsSeen).toEqual(['guest', null, null]);
    expect(cart.get()).toBe('own');
    expect(cart.getStashedGuestCart()).toBeNull();
  });

  it('keeps what did not come along for another try', async () => {
    const { resume, cart } = setUp('guest', (operation, call) =>
      operation.name === 'mergeCarts' ? new TypeError('fetch failed') : answering(operation, call),
    );
    await expect(resume()).resolves.toBe('failed');
    expect(cart.get()).toBe('own');
    expect(cart.getStashedGuestCart()).toBe('guest');
  });

  it('changes nothing when the password is refused', async () => {
    const refusal = {
      data: null,
      errors: [graphqlError('The account sign-in was incorrect.', 'graphql-authentication', ['generateCustomerToken'])],
    };
    const { resume, session, cart, onResumed } = setUp('guest', () => refusal);
    await expect(resume()).rejects.toThrow();
    expect(session.getState()).toMatchObject({ token: 'old', isExpired: true });
    expect(cart.get()).toBe('guest');
    expect(onResumed).not.toHaveBeenCalled();
  });
});
