import { networkFaults, type NetworkFault } from './network.ts';
import type { SharedBrowser } from './shared-browser.ts';
import type { TripOptions } from './shopper.ts';
import { before, first, never, once, together } from './trip-faults.ts';
import type { goShopping, TripFaults, World } from './world.ts';

/** Places of a shopping trip, with the operations that happen there. */
export const places = {
  P4: ['createCart', 'addProductToCart'],
  P5: ['updateItemQuantity'],
  P6: ['getCartDetails'],
  P7: ['setGuestEmail', 'setShippingAddress'],
  P8: ['shipping-information'],
  P9: ['nonce'],
  P10: ['getCartForOrder', 'payment-information'],
  P11: ['createCart'],
  P12: ['SignIn', 'getUserConfig', 'createCart', 'mergeCarts'],
  P13: ['getNewestOrder'],
} as const;
export type Place = keyof typeof places;

export interface Cell {
  /** Number of the fault in the matrix, e.g. `F3`. */
  fault: string;
  place: Place;
  /** What exactly happens. */
  name: string;
  trip?: Partial<TripOptions>;
  faults(world: World): TripFaults;
  /** What must be true besides the ledger. @returns what is wrong */
  check?(report: Awaited<ReturnType<typeof goShopping>>, world: World): string[];
  /** Ends that are right here besides an order; default none. */
  mayEnd?: readonly string[];
}

/** Which number of the matrix each disturbance of the network is an example of. */
const numbers: Readonly<Record<NetworkFault, string>> = {
  refused: 'F1',
  'reset-before': 'F2',
  'reset-after': 'F3',
  'late-answer': 'F4',
  'late-arrival': 'F4',
  'status-500-before': 'F5',
  'status-500-after': 'F5',
  'status-502-after': 'F5',
  'status-503-before': 'F5',
  'status-504-after': 'F5',
  'status-429': 'F6',
  slow: 'F7',
  truncated: 'F8',
  'html-200': 'F9',
  'html-503': 'F9',
  'wrong-shape': 'F10',
  'null-data': 'F10',
  polish: 'F12',
};

const customer = { password: 'Witryna2026!' };

function networkCells(): Cell[] {
  return Object.entries(places).flatMap(([place, operations]) =>
    operations.flatMap((operation) =>
      networkFaults.map((fault): Cell => {
        const isCustomer = place === 'P12' || place === 'P13';
        return {
          fault: numbers[fault],
          place: place as Place,
          name: `${operation}: ${fault}`,
          trip: { ...(isCustomer && customer), payment: place === 'P9' ? 'witryna_card' : 'banktransfer' },
          faults: () =>
            once(operation, fault, place === 'P11' || (place === 'P12' && operation === 'createCart') ? 1 : 0),
        };
      }),
    ),
  );
}

const count = ({ host }: World, sql: string) => host.database.get((row) => Number(Object.values(row)[0]), sql) ?? 0;

/** The operation with which each place of the checkout begins. */
const checkoutOperations = [
  ['P7', 'setShippingAddress'],
  ['P8', 'shipping-information'],
  ['P9', 'nonce'],
  ['P10', 'getCartForOrder'],
] as const;

const setStorage = (failure: SharedBrowser['storageFailure']) => (browser: SharedBrowser) => {
  browser.storageFailure = failure;
};

function specialCells(): Cell[] {
  const card = { payment: 'witryna_card' } as const;
  return [
    // F13, F14: the cart is lost, in the words of each store.
    {
      fault: 'F13',
      place: 'P4',
      name: 'the cart is gone before adding',
      faults: (world) => before('updateItemQuantity', world, () => world.host.fault('lose-carts')),
    },
    ...checkoutOperations.map(
      ([place, operation]): Cell => ({
        fault: 'F14',
        place,
        name: `the cart is gone before ${operation}`,
        trip: place === 'P9' ? card : {},
        faults: (world) => before(operation, world, () => world.host.fault('lose-carts')),
        mayEnd: ['checkout', 'gone'],
      }),
    ),
    ...checkoutOperations.map(
      ([place, operation]): Cell => ({
        fault: 'F12',
        place,
        name: `the cart is gone before ${operation}, said in Polish`,
        trip: place === 'P9' ? card : {},
        faults: (world) => ({
          ...before(operation, world, () => world.host.fault('lose-carts')),
          plan: () => 'polish',
        }),
        mayEnd: ['checkout', 'gone'],
      }),
    ),
    // F15: inactive because ordered.
    {
      fault: 'F15',
      place: 'P10',
      name: 'the answer is lost, and the cart is inactive',
      faults: () => once('payment-information', 'reset-after'),
    },
    {
      fault: 'F15',
      place: 'P10',
      name: 'the same in Polish',
      faults: () => ({
        plan: ({ operation, nth }) => (operation === 'payment-information' && nth === 0 ? 'reset-after' : 'polish'),
      }),
    },
    // F16: no cart can be made.
    {
      fault: 'F16',
      place: 'P4',
      name: 'createCart always fails',
      faults: () => {
        let calls = 0;
        return { plan: ({ operation }) => (operation === 'createCart' && (calls += 1) ? 'status-500-before' : null) };
      },
      mayEnd: ['cart'],
    },
    // F18, F19: the session ends on the way.
    ...(['expire-tokens', 'revoke-tokens'] as const).flatMap((action) =>
      checkoutOperations.map(
        ([place, operation]): Cell => ({
          fault: action === 'expire-tokens' ? 'F18' : 'F19',
          place,
          name: `${action} before ${operation}`,
          trip: { ...customer, payment: place === 'P9' ? 'witryna_card' : 'banktransfer' },
          faults: (world) => before(operation, world, () => world.host.fault(action)),
          mayEnd: ['checkout', 'gone', 'payment', 'cart', "refused: The consumer isn't authorized to access self."],
        }),
      ),
    ),
    // F20: signing in works, merging fails.
    ...(['status-500-before', 'status-500-after', 'reset-after', 'reset-before'] as const).map(
      (fault): Cell => ({
        fault: 'F20',
        place: 'P12',
        name: `merging fails three times: ${fault}`,
        trip: customer,
        faults: () => first('mergeCarts', 3, fault),
      }),
    ),
    // F28: two tabs order the same cart.
    ...([0, 1, 2, 3, 4, 5, 6, 7] as const).map(
      (seed): Cell => ({
        fault: 'F28',
        place: 'P10',
        name: `two tabs, meeting ${seed + 1}`,
        trip: { secondTab: true, payment: seed % 2 === 0 ? 'banktransfer' : 'witryna_card' },
        faults: () => ({ plan: never }),
      }),
    ),
    // F27: two tabs add to one cart.
    {
      fault: 'F27',
      place: 'P5',
      name: 'a second tab sees and orders what the first one added',
      trip: { secondTab: true },
      faults: () => ({ plan: never }),
    },
    // F31 to F34: storage.
    {
      fault: 'F31',
      place: 'P4',
      name: 'storage is full from the beginning',
      faults: () => ({ plan: never, prepare: setStorage('full') }),
    },
    {
      fault: 'F32',
      place: 'P4',
      name: 'storage is forbidden',
      faults: () => ({ plan: never, prepare: setStorage('forbidden') }),
    },
    ...(
      [
        '{',
        '{"value":{"__proto__":{"polluted":1}},"timeStored":1}',
        '{"value":42,"timeStored":0}',
        '[]',
        'x'.repeat(300_000),
      ] as const
    ).map(
      (text, index): Cell => ({
        fault: 'F33',
        place: 'P4',
        name: `corrupt storage ${index + 1}`,
        faults: () => ({
          plan: never,
          prepare: ({ items }) =>
            ['cartId', 'signin_token', 'shipping_address', 'shippingMethod', 'paymentMethod'].forEach((key) =>
              items.set(key, text),
            ),
        }),
        check: () => ('polluted' in {} ? ['I6: the prototype of all objects was changed'] : []),
      }),
    ),
    ...checkoutOperations.map(
      ([place, operation]): Cell => ({
        fault: 'F34',
        place,
        name: `storage cleared before ${operation}`,
        trip: place === 'P9' ? card : {},
        faults: () => {
          let isDone = false;
          let shared: SharedBrowser | undefined;
          return {
            plan: never,
            prepare: (browser) => {
              shared = browser;
            },
            onRequest: (requested) => {
              if (isDone || requested !== operation) return;
              isDone = true;
              shared?.items.clear();
            },
          };
        },
      }),
    ),
    // F43: a reload at any moment of ordering.
    ...([0, 25, 50, 100, 120, 500, 5000] as const).flatMap((reloadAfter) =>
      ([null, 'reset-after', 'reset-before', 'late-arrival', 'slow'] as const).map(
        (fault): Cell => ({
          fault: 'F43',
          place: 'P10',
          name: `reload after ${reloadAfter} ms, ${fault ?? 'nothing else'}`,
          trip: { reloadAfter },
          faults: () => (fault ? once('payment-information', fault) : { plan: never }),
        }),
      ),
    ),
    {
      fault: 'F43',
      place: 'P10',
      name: 'reload while a product that was added is still on its way, and the order is slow',
      trip: { reloadAfter: 500 },
      faults: () => together(once('addProductToCart', 'late-arrival'), once('payment-information', 'slow')),
    },
    // F68, F69: the tab is closed at any moment of ordering, and any page of the shop says what became of the order.
    ...([0, 25, 50, 100, 120, 500, 5000] as const).flatMap((reloadAfter) =>
      ([null, 'reset-after', 'reset-before', 'late-arrival', 'slow', 'status-500-after'] as const).map(
        (fault): Cell => ({
          fault: fault === 'late-arrival' || fault === 'slow' ? 'F68' : 'F69',
          place: 'P10',
          name: `the tab is closed after ${reloadAfter} ms, ${fault ?? 'nothing else'}`,
          trip: { reloadAfter, closesTab: true },
          faults: () => (fault ? once('payment-information', fault) : { plan: never }),
          check: (_, world) =>
            count(world, 'SELECT COUNT(*) FROM sales_order') === 1 ? [] : ['I1: not exactly one order'],
        }),
      ),
    ),
    // F44: many presses.
    ...([2, 20] as const).flatMap((presses) =>
      ([null, 'reset-after', 'reset-before', 'slow'] as const).map(
        (fault): Cell => ({
          fault: 'F44',
          place: 'P10',
          name: `${presses} presses, ${fault ?? 'nothing else'}`,
          trip: { presses },
          faults: () => (fault ? once('payment-information', fault) : { plan: never }),
          check: (_, world) =>
            count(world, 'SELECT COUNT(*) FROM sales_order') === 1 ? [] : ['I1: not exactly one order'],
        }),
      ),
    ),
    // F46: another price between the cart and paying.
    {
      fault: 'F46',
      place: 'P10',
      name: 'another price before the last look at the cart',
      faults: (world) =>
        before(
          'getCartForOrder',
          world,
          () =>
            void world.host.database.run(
              "UPDATE product SET regular_price = regular_price + 100, final_price = final_price + 100 WHERE sku = 'VIT-C'",
            ),
        ),
    },
    // F47: stock runs out.
    ...checkoutOperations.map(
      ([place, operation]): Cell => ({
        fault: 'F47',
        place,
        name: `sold out before ${operation}`,
        trip: place === 'P9' ? card : {},
        faults: (world) =>
          before(
            operation,
            world,
            () => void world.host.database.run("UPDATE stock_item SET supplied = sold WHERE sku = 'VIT-C'"),
          ),
        mayEnd: ['checkout', 'stock', 'gone'],
      }),
    ),
    {
      fault: 'F47',
      place: 'P10',
      name: 'sold out between the check and the order',
      faults: (world) =>
        before(
          'payment-information',
          world,
          () => void world.host.database.run("UPDATE stock_item SET supplied = sold WHERE sku = 'VIT-C'"),
        ),
      mayEnd: ['checkout', 'stock', 'gone'],
    },
  ];
}

/** All cells that need no browser. */
export function matrixCells(): Cell[] {
  return [...networkCells(), ...specialCells()];
}
