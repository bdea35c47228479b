import { buildClientSchema, getIntrospectionQuery, parse, validate, type IntrospectionQuery } from 'graphql';
import { afterEach, describe, expect, it } from 'vitest';
import type { BackendOptions, MessageLanguage } from '../../storefront/backend/backend.ts';
import { setStock } from '../../storefront/backend/checkout/testing/checkout-driver.ts';
import { PASSWORD, openTestShop, type TestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';
import { column, text } from '../../storefront/backend/database/index.ts';
import { releases, type Release } from '../../storefront/backend/releases/release.ts';
import { createCartActions } from '../../storefront/src/cart/cart-actions.ts';
import { addUnavailableLines, toCart } from '../../storefront/src/cart/cart.ts';
import { cartDetailsQuery } from '../../storefront/src/cart/cart-details-query.ts';
import { createCartIdStore } from '../../storefront/src/cart-id/cart-id-store.ts';
import { getCartErrorStatus } from '../../storefront/src/cart/cart-errors.ts';
import { unavailableLinesQuery } from '../../storefront/src/cart/unavailable-lines-query.ts';
import { emptyAddress } from '../../storefront/src/checkout/address.ts';
import { createCheckoutApi } from '../../storefront/src/checkout/checkout-api.ts';
import type { Region } from '../../storefront/src/checkout/countries.ts';
import type { OrderIntent, OrderOutcome } from '../../storefront/src/checkout/order-types.ts';
import { placeOrder } from '../../storefront/src/checkout/place-order.ts';
import { createCapabilityProbe } from '../../storefront/src/commerce/capability-probe.ts';
import { createCommerceClient } from '../../storefront/src/commerce/client.ts';
import { CommerceError } from '../../storefront/src/commerce/commerce-error.ts';
import { createMutate } from '../../storefront/src/commerce/mutate.ts';
import { execute, isSupported } from '../../storefront/src/commerce/execute.ts';
import { loadOperations } from '../../storefront/src/commerce/testing/load-operations.ts';
import { createQueryCache } from '../../storefront/src/commerce/query-cache.ts';
import { customerQuery } from '../../storefront/src/auth/customer-query.ts';
import { signIn } from '../../storefront/src/auth/sign-in.ts';
import { createSessionStore } from '../../storefront/src/session/index.ts';
import { memoryStorage } from '../../storefront/src/testing/memory-storage.ts';

const operations = (await loadOperations()).map(({ operation }) => operation);

const polishView = 'witryna_pl_pl_pl';
const address = {
  ...emptyAddress,
  firstname: 'Anna',
  lastname: 'Nowak',
  street: ['Prosta 1'],
  city: 'Kraków',
  country_code: 'PL',
  region_code: 'PL-12',
  postcode: '31-000',
  telephone: '+48600700800',
};

let shop: TestShop | undefined;
afterEach(() => shop?.dispose());

/**
 * A browser of the shop, without a screen: client, session, cart and checkout on one backend.
 *
 * @param view where the shopper is, and the selected currency. Default: the Polish view and its own
 */
async function openBrowser(
  options: Partial<BackendOptions>,
  { storeView, ...view }: { storeView: string; currency?: string; restCurrency?: string } = { storeView: polishView },
) {
  const backend = openTestShop({ profile: 'stock', ...options });
  shop = backend;
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = await request.text();
    const answer = await backend.handle({
      method: request.method,
      url: new URL(request.url),
      headers: request.headers,
      body,
    });
    const { status, headers = {} } = answer;
    return new Response(typeof answer.body === 'string' ? answer.body : null, { status, headers });
  };
  const storage = memoryStorage();
  const session = createSessionStore(storage);
  const cartId = createCartIdStore(storage);
  const endpoint = 'https://backend.test/graphql';
  const asked = createCommerceClient({
    endpoint,
    fetch: send,
    log: () => undefined,
    identity: () => ({ token: undefined, storeView, currency: undefined }),
  });
  const capabilities = await createCapabilityProbe(asked)();
  let rejections = 0;
  const client = createCommerceClient({
    endpoint,
    capabilities,
    fetch: send,
    log: () => undefined,
    identity: () => ({ token: session.getState().token, storeView, currency: view.currency }),
    onTokenRefused: () => {
      rejections += 1;
      return session.expire();
    },
  });
  const { mutateExclusive } = createMutate(client, { cache: createQueryCache(), mutate: () => Promise.resolve([]) });
  const actions = createCartActions({ runExclusive: mutateExclusive, store: cartId });
  const checkout = createCheckoutApi(client, () => session.getState().token, {
    backendUrl: 'https://backend.test',
    fetch: send,
    storeView: () => storeView,
    restCurrency: view.restCurrency ?? null,
  });
  const cart = async () => (await execute(client, cartDetailsQuery, { cartId: cartId.get() ?? '' })).data.cart;
  /** The cart as the shop shows it: what its first answer lacks is asked for. */
  const shownCart = async () => {
    const variables = { cartId: cartId.get() ?? '' };
    const { data, notices } = await execute(client, cartDetailsQuery, variables);
    if (!data.cart) throw new Error('There is no cart.');
    const shown = toCart(data.cart);
    if (notices.length === 0 || !isSupported(client, unavailableLinesQuery)) return shown;
    return addUnavailableLines(shown, (await execute(client, unavailableLinesQuery, variables)).data);
  };
  return { backend, client, session, cartId, actions, checkout, cart, shownCart, rejections: () => rejections };
}

const areRegions = (value: unknown): value is Omit<Region, 'country'>[] =>
  Array.isArray(value) && value.every((region) => typeof region === 'object' && region !== null && 'id' in region);

const isIntrospection = (value: unknown): value is IntrospectionQuery =>
  typeof value === 'object' && value !== null && '__schema' in value;

/** What a guest or customer gives on the way to the order. */
async function goToOrder({ backend, checkout, cartId }: Awaited<ReturnType<typeof openBrowser>>, signedIn: boolean) {
  const identity = { cartId: cartId.get() ?? '', signedIn };
  const email = 'anna@example.pl';
  const answered = (await backend.ask('{ country(id: "PL") { available_regions { id code name } } }')).at(
    'country',
    'available_regions',
  );
  if (!areRegions(answered)) throw new Error('The country has no regions.');
  const regions = answered.map((region) => ({ ...region, country: 'PL' }));
  const [method] = await checkout.saveAddress(identity, email, address, regions);
  if (!method) throw new Error('There is no way of delivery.');
  const order = {
    email,
    shipping: address,
    billing: null,
    regions,
    addressesToSave: { shipping: false, billing: false },
  };
  const methods = await checkout.saveShippingMethod(identity, order, method);
  expect(methods.map(({ code }) => code)).toContain('banktransfer');
  return { identity, order };
}

/** Orders by the shop's own protocol, with the cart as it is now. */
async function orderNow(
  browser: Awaited<ReturnType<typeof openBrowser>>,
  signedIn: boolean,
  beforeSending: () => Promise<void> = () => Promise.resolve(),
): Promise<OrderOutcome> {
  const { checkout } = browser;
  const { identity, order } = await goToOrder(browser, signedIn);
  const payment = { method: 'banktransfer', additionalData: {} };
  const seen = await checkout.checkCart(identity.cartId);
  if (seen.status !== 'active') throw new Error('The cart is gone.');
  const intent: OrderIntent = {
    id: 'intent',
    ...identity,
    total: seen.total,
    currency: seen.currency,
    lines: seen.lines,
    startedAt: '2026-11-21T10:00:00.000Z',
    sent: false,
    previousOrder: null,
    email: order.email,
    shippingAddress: address,
  };
  return placeOrder(intent, {
    checkCart: checkout.checkCart,
    newestOrder: () => (signedIn ? checkout.newestOrder() : Promise.resolve(null)),
    wasOrdered: () => false,
    prepare: () => checkout.prepareOrder(identity, order, payment, seen.currency),
    send: async () => {
      await beforeSending();
      return checkout.order(identity, order, payment, seen.currency);
    },
    wait: () => Promise.resolve(),
    keep: () => undefined,
  });
}

const profiles = releases.flatMap((release): [Release, MessageLanguage][] => [
  [release, 'en'],
  [release, 'pl'],
]);

describe.each(profiles)('with Magento %s and messages in %s', (release, messages) => {
  const open = () => openBrowser({ release, messages });

  it('every document that the shop sends is understood', async () => {
    const { client, backend } = await open();
    const { data } = await backend.ask(getIntrospectionQuery());
    if (!isIntrospection(data)) throw new Error('The backend does not describe itself.');
    const schema = buildClientSchema(data);
    const sent = operations.filter((operation) => isSupported(client, operation));
    expect(sent.length).toBeGreaterThan(40);
    const misunderstood = sent.flatMap(({ name, document }) =>
      validate(schema, parse(document.toString(client.capabilities))).map(({ message }) => `${name}: ${message}`),
    );
    expect(misunderstood).toEqual([]);
  });

  it('a guest fills a cart, is told what is refused, and orders once', async () => {
    const browser = await open();
    const { actions, cart, cartId, checkout } = browser;
    await expect(actions.add({ sku: 'VIT-D3', quantity: 2, selectedOptions: [] })).resolves.toMatchObject({
      userError: null,
      newCart: false,
    });
    const line = (await cart())?.items?.[0]?.uid ?? '';
    const tooMany = await actions.setQuantity(line, 50);
    expect(tooMany?.messages).toEqual([
      messages === 'pl' ? 'Żądana ilość nie jest dostępna' : 'The requested qty is not available',
    ]);
    expect(
      (await actions.add({ sku: 'WYPRZEDANE', quantity: 1, selectedOptions: [] })).userError?.messages,
    ).toHaveLength(1);
    await expect(actions.setQuantity(line, 3)).resolves.toBeNull();
    expect((await cart())?.total_quantity).toBe(3);
    // Magento 2.4.6 sends no category: the shop infers it.
    const couponCategory = release === '2.4.6' ? 'graphql-input' : 'graphql-no-such-entity';
    await expect(actions.applyCoupon('NIE-MA')).rejects.toSatisfy(
      (error) => error instanceof CommerceError && error.errors[0]?.category === couponCategory,
    );

    expect(await orderNow(browser, false)).toMatchObject({ type: 'placed' });
    await expect(checkout.checkCart(cartId.get() ?? '')).resolves.toEqual({ status: 'inactive' });
    await expect(cart()).rejects.toSatisfy((error) => getCartErrorStatus(error) === 'inactive');
    // The next product begins a cart of its own.
    await expect(actions.add({ sku: 'VIT-C', quantity: 1, selectedOptions: [] })).resolves.toMatchObject({
      userError: null,
      newCart: true,
    });
  });

  it('a guest and a customer order in another currency than the one of the store view', async () => {
    const browser = await openBrowser(
      { release, messages, secondStoreView: true },
      { storeView: 'witryna_pl_en_gb', currency: 'PLN', restCurrency: 'EUR' },
    );
    const { actions, backend, cartId, client, session } = browser;
    const number: unknown = expect.stringMatching(/^\d{9}$/);
    for (const signedIn of [false, true]) {
      if (signedIn) {
        await backend.register('anna@example.pl', 'Anna');
        await signIn({ email: 'anna@example.pl', password: PASSWORD }, { client, session, cart: cartId });
      }
      await actions.add({ sku: 'VIT-C', quantity: 1, selectedOptions: [] });
      const outcome = await orderNow(browser, signedIn);
      expect(outcome).toMatchObject({ type: 'placed', orderNumber: number });
      // Magento 2.4.6 names an order by its number only.
      expect(outcome).toHaveProperty('orderId', release === '2.4.6' ? null : expect.stringMatching(/^\d+$/));
    }
    const newest = 'SELECT currency FROM sales_order_currency ORDER BY order_id DESC LIMIT 2';
    expect(backend.service.database.all(column('currency', text), newest)).toEqual(['PLN', 'PLN']);

    await actions.add({ sku: 'VIT-D3', quantity: 3, selectedOptions: [] });
    const soldOut = await orderNow(browser, true, () => {
      setStock(backend, 'VIT-D3', 0);
      return Promise.resolve();
    });
    expect(soldOut).toMatchObject({ type: 'refused', reason: 'stock' });
  });

  it('an order whose last piece was sold in the meantime is refused for its stock, and the line is kept as unavailable', async () => {
    const browser = await open();
    const { actions, backend, cartId } = browser;
    await actions.add({ sku: 'VIT-D3', quantity: 3, selectedOptions: [] });
    const outcome = await orderNow(browser, false, () => {
      backend.service.database.run("UPDATE stock_item SET sold = supplied WHERE sku = 'VIT-D3'");
      return Promise.resolve();
    });
    expect(outcome).toMatchObject({ type: 'refused', reason: 'stock' });
    await expect(browser.checkout.checkCart(cartId.get() ?? '')).resolves.toMatchObject({
      status: 'active',
      sellable: false,
    });
  });

  it('[F47] names the line that ran out and the one of which too few are left', async () => {
    const { actions, backend, shownCart } = await open();
    await actions.add({ sku: 'VIT-D3', quantity: 3, selectedOptions: [] });
    await actions.add({ sku: 'VIT-C', quantity: 2, selectedOptions: [] });
    await actions.add({ sku: 'ZELAZO', quantity: 1, selectedOptions: [] });
    setStock(backend, 'VIT-D3', 0);
    setStock(backend, 'VIT-C', 1);
    const { lines } = await shownCart();
    const states = lines.map(({ sku, available, soldOut, problems }) => [
      sku,
      { available, soldOut, told: problems.length > 0 },
    ]);
    expect(Object.fromEntries(states)).toEqual({
      'VIT-D3': { available: false, soldOut: true, told: true },
      'VIT-C': { available: false, soldOut: false, told: true },
      ZELAZO: { available: true, soldOut: false, told: false },
    });
  });

  it('a customer brings the cart along, and a token that has run out ends the session once and leaves the shop usable', async () => {
    const browser = await open();
    const { actions, backend, cart, cartId, client, rejections, session } = browser;
    await backend.register('anna@example.pl', 'Anna');
    await actions.add({ sku: 'VIT-C', quantity: 2, selectedOptions: [] });
    await expect(
      signIn({ email: 'anna@example.pl', password: 'wrong' }, { client, session, cart: cartId }),
    ).rejects.toSatisfy(
      (error) => error instanceof CommerceError && error.errors[0]?.category === 'graphql-authentication',
    );
    expect(rejections()).toBe(0);
    await expect(
      signIn({ email: 'anna@example.pl', password: PASSWORD }, { client, session, cart: cartId }),
    ).resolves.toBe('kept');
    expect((await execute(client, customerQuery, {})).data.customer?.firstname).toBe('Anna');
    expect((await cart())?.total_quantity).toBe(2);

    backend.runFaultAction('expire-tokens', undefined);
    await expect(execute(client, customerQuery, {})).rejects.toBeInstanceOf(CommerceError);
    expect(rejections()).toBe(1);
    expect(session.getState()).toMatchObject({ isExpired: true });
    // As the shop does once the shopper has been asked.
    session.clearExpired();
    await expect(actions.add({ sku: 'VIT-C', quantity: 1, selectedOptions: [] })).resolves.toMatchObject({
      userError: null,
      newCart: true,
    });
  });

  it('a customer orders', async () => {
    const browser = await open();
    const { actions, backend, cartId, client, session } = browser;
    await backend.register('anna@example.pl', 'Anna');
    await signIn({ email: 'anna@example.pl', password: PASSWORD }, { client, session, cart: cartId });
    await actions.add({ sku: 'VIT-C', quantity: 1, selectedOptions: [] });
    expect(await orderNow(browser, true)).toMatchObject({ type: 'placed' });
    await expect(browser.checkout.newestOrder()).resolves.toMatch(/^\d+$/);
  });
});
