import type { BackendOptions } from '../../backend.ts';
import { bodyText, createTestBackend } from '../../testing/test-backend.ts';
import type { ResponseError, TestBackend } from '../../testing/test-backend.ts';

/** A GraphQL answer whose data can be looked into. */
export interface ShopResponse {
  readonly data: unknown;
  readonly errors: readonly ResponseError[];
  /** The value at a path of `data`; undefined where the path ends early. */
  at(...path: (string | number)[]): unknown;
  /** As `at`, for a text. Throws when it is none. */
  textAt(...path: (string | number)[]): string;
}

/** A whole shop in a temporary folder, with a clock that stands until it is moved. */
export interface TestShop extends TestBackend {
  /** Sends a document, as a guest or with a token. */
  ask(document: string, variables?: Record<string, unknown>, token?: string): Promise<ShopResponse>;
  /** Moves the clock. */
  advance(milliseconds: number): void;
  /** A new guest cart's masked id. */
  guestCart(): Promise<string>;
  /** Creates an account with the password `Witryna2026!`. */
  register(email: string, firstname?: string): Promise<void>;
  /** A token of the account. */
  signIn(email: string, password?: string): Promise<string>;
  /** A new account, signed in. */
  newCustomer(): Promise<{ email: string; token: string }>;
  /** Page of the newest mail in the outbox. */
  newestMail(): Promise<string>;
  /** Puts products into a cart and answers the whole answer. */
  add(cartId: string, items: readonly object[], token?: string): Promise<ShopResponse>;
}

export const PASSWORD = 'Witryna2026!';

/** The moment at which every test shop opens. */
const OPENING = '2026-11-21T10:00:00.000Z';

function isIndexable(value: unknown): value is Record<string | number, unknown> {
  return typeof value === 'object' && value !== null;
}

function lookUp(value: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>((found, key) => (isIndexable(found) ? found[key] : undefined), value);
}

function toShopResponse(answer: { data?: unknown; errors?: readonly ResponseError[] }): ShopResponse {
  return {
    data: answer.data,
    errors: answer.errors ?? [],
    at: (...path) => lookUp(answer.data, path),
    textAt(...path) {
      const value = lookUp(answer.data, path);
      if (typeof value === 'string') return value;
      throw new TypeError(`No text at ${path.join('.')} of ${JSON.stringify(answer)}`);
    },
  };
}

/** Opens a shop with the catalog fixture. */
export function openTestShop(options: Partial<BackendOptions> = {}): TestShop {
  let time = Date.parse(OPENING);
  const backend = createTestBackend({
    now: () => new Date(time),
    ...options,
  });

  async function ask(document: string, variables: Record<string, unknown> = {}, token?: string): Promise<ShopResponse> {
    const headers: Record<string, string> = token === undefined ? {} : { Authorization: `Bearer ${token}` };
    return toShopResponse(await backend.graphql(document, { variables, headers }));
  }

  async function register(email: string, firstname = 'Jan'): Promise<void> {
    const answer = await ask(
      `mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }`,
      { input: { email, firstname, lastname: 'Kowalski', password: PASSWORD } },
    );
    answer.textAt('createCustomerV2', 'customer', 'email');
  }

  async function signIn(email: string, password = PASSWORD): Promise<string> {
    const answer = await ask(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password },
    );
    return answer.textAt('generateCustomerToken', 'token');
  }

  let customers = 0;
  return {
    ...backend,
    ask,
    register,
    signIn,
    async newCustomer() {
      customers += 1;
      const email = `customer${customers}@example.com`;
      await register(email);
      return { email, token: await signIn(email) };
    },
    advance(milliseconds) {
      time += milliseconds;
    },
    async guestCart() {
      return (await ask('mutation { createEmptyCart }')).textAt('createEmptyCart');
    },
    async newestMail() {
      const list = bodyText(await backend.call('GET', '/outbox'));
      const [, id = ''] = /href="\/outbox\/(\d+)"/u.exec(list) ?? [];
      return bodyText(await backend.call('GET', `/outbox/${id}`));
    },
    add: (cartId, items, token) =>
      ask(
        `mutation ($cartId: String!, $items: [CartItemInput!]!) {
          addProductsToCart(cartId: $cartId, cartItems: $items) {
            cart { id total_quantity items { uid quantity __typename product { sku } } }
            user_errors { __typename code message ... on InsufficientStockError { quantity } }
          }
        }`,
        { cartId, items },
        token,
      ),
  };
}
