// A shop process of its own: waits for a line on standard input, places the order of a cart and says how it went.
import { createInterface } from 'node:readline';
import { openDatabase } from '../../database/index.ts';
import type { RequestContext } from '../../request-context.ts';
import { createAttemptLog } from '../../limits/attempt-log.ts';
import { polishStoreView } from '../../../demo/store-views.ts';
import { fixtureShop } from '../../testing/fixture-shop.ts';
import { PlaceOrderError } from '../place-order-error.ts';
import { placeOrder } from '../place-order.ts';

const [dataFolder = '', cartId = ''] = process.argv.slice(2);
const database = openDatabase(`${dataFolder}/commerce.sqlite`);
const context: RequestContext = {
  shop: fixtureShop(),
  content: { cmsPages: [], cmsBlocks: [], urlRewrites: [] },
  database,
  dataFolder,
  profile: 'extended',
  captchaForms: [],
  withdrawal: true,
  pageSize: 6,
  outbox: false,
  paymentProviders: [],
  braintreeVerifiesFrom: null,
  storeViews: [polishStoreView],
  storeView: polishStoreView,
  currency: polishStoreView.displayCurrency,
  publicUrl: 'https://shop.test',
  mediaBaseUrl: 'https://shop.test/media',
  customer: null,
  token: null,
  clientNetwork: null,
  attempts: createAttemptLog(() => new Date()),
  now: () => new Date(),
  lookUpRoute: () => null,
  header: () => null,
};

function race(): string {
  try {
    return `placed ${placeOrder(context, cartId).number}`;
  } catch (error) {
    if (error instanceof PlaceOrderError) return `refused ${error.code}`;
    throw error;
  }
}

process.stdout.write('ready\n');
createInterface({ input: process.stdin }).once('line', () => {
  process.stdout.write(`${race()}\n`);
  database.close();
  process.exit(0);
});
