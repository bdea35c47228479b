import { describe, expect, it } from 'vitest';
import { createQueryCache } from '../commerce/index.ts';
import { createCartIdStore } from '../cart-id/index.ts';
import { createShopIntl } from '../i18n/index.ts';
import { createUiStore } from '../platform/layout/ui-store.ts';
import { fakeBackend, memoryStorage } from '../testing/index.ts';
import { addByRest } from './add-by-rest.ts';
import { unconfirmedChanges } from './unconfirmed-changes.ts';

const json = (status: number, body: unknown) => () => Promise.resolve(Response.json(body, { status }));
const html = (status: number) => () => Promise.resolve(new Response('<html>', { status }));
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

/** Adds a product; the cart has so many pieces before and after. */
function add(answer: () => Promise<Response>, quantities: [before: number, after: number], token?: string) {
  let asked = 0;
  const { client } = fakeBackend(() => {
    const total_quantity = quantities[asked === 0 ? 0 : 1];
    asked += 1;
    return { data: { cart: { __typename: 'Cart', id: 'c/1', total_quantity, items: [] } } };
  });
  const store = createCartIdStore(memoryStorage());
  store.set('c/1');
  const sent: unknown[] = [];
  const ui = createUiStore();
  const run = addByRest({
    toBody: (quoteId) => ({ quoteId }),
    identity: { token: () => token, storeView: () => 'de' },
    context: {
      ...{ client, store, scope: { storeView: 'de', epoch: 0 } },
      access: { cache: createQueryCache(), mutate: () => Promise.resolve([]) },
      unsettled: { ...unconfirmedChanges, note: () => undefined },
    },
    ...{ ui, intl: createShopIntl({ locale: 'en_US' }).intl },
    fetch: (input, init) => {
      sent.push([input, init?.body]);
      return answer();
    },
  });
  return { run, sent, ui, asked: () => asked };
}

describe('addByRest', () => {
  it('sends a guest’s product once, reads the cart again and opens the mini cart', async () => {
    const { run, sent, ui, asked } = add(json(200, { item_id: 1 }), [0, 1]);
    await expect(run).resolves.toEqual({ type: 'added' });
    expect(sent).toEqual([['/rest/de/V1/guest-carts/c%2F1/items', '{"quoteId":"c/1"}']]);
    expect(asked()).toBe(2);
    expect(ui.getPanel()).toBe('mini-cart');
  });

  it('uses the cart of a customer', async () => {
    const { run, sent } = add(json(200, {}), [0, 1], 'token');
    await run;
    expect(sent).toEqual([['/rest/de/V1/carts/mine/items', '{}']]);
  });

  it.each([
    [
      'Magento',
      json(400, { message: 'Invalid %1.', parameters: ['name'] }),
      { type: 'refused', message: 'Invalid name.' },
    ],
    ['the limit of a server', html(413), { type: 'too-large' }],
    ['the limit of the shop', json(413, { errors: [] }), { type: 'too-large' }],
    ['a firewall', html(403), { type: 'blocked' }],
    ['a gateway', json(403, {}), { type: 'blocked' }],
  ])('says that %s rejects it', async (_, answer, outcome) => {
    const { run, sent, ui } = add(answer, [1, 1]);
    await expect(run).resolves.toEqual(outcome);
    expect(sent).toHaveLength(1);
    expect(ui.getPanel()).toBeNull();
  });

  it('finds out from the cart what a lost response was, and never sends again', async () => {
    const arrived = add(lost, [1, 2]);
    await expect(arrived.run).resolves.toEqual({ type: 'added' });
    const failed = add(lost, [1, 1]);
    await expect(failed.run).rejects.toMatchObject({ kind: 'network' });
    expect([...arrived.sent, ...failed.sent]).toHaveLength(2);
  });
});
