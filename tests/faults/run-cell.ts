import type { BackendHost } from './backend-host.ts';
import { auditLedger, auditTrip } from './ledger.ts';
import type { Cell } from './matrix.ts';
import { fillStock } from './placements.ts';
import { createRandom } from './random.ts';
import { impersonalKeys } from './shared-browser.ts';
import type { TripOptions } from './shopper.ts';
import { createVirtualTime } from './virtual-time.ts';
import { goShopping, type World } from './world.ts';

export interface CellResult {
  cell: Cell;
  wrong: readonly string[];
}

/**
 * Longest virtual time in ms from the end of a fault to the end of the trip: thirty seconds to settle, and what the
 * shopper takes to read and press.
 */
const longestSettling = 120_000;

/** Runs one cell in a shop of its own state. */
export async function runCell(cell: Cell, host: BackendHost, seed: number): Promise<CellResult> {
  const world: World = { host, time: createVirtualTime(), random: createRandom(seed) };
  resetShop(host);
  const options: TripOptions = {
    email: `komorka-${seed}@example.com`,
    sku: 'VIT-C',
    quantity: 2,
    payment: 'banktransfer',
    presses: 1,
    reloadAfter: null,
    secondTab: false,
    givesUp: false,
    ...cell.trip,
  };
  const unhandled: unknown[] = [];
  const onUnhandled = (reason: unknown) => unhandled.push(reason);
  process.on('unhandledRejection', onUnhandled);
  try {
    return await world.time.run(async () => {
      if (options.password !== undefined) await register(world, options.email, options.password);
      const report = await goShopping(world, options, cell.faults(world));
      await world.time.sleep(130_000);
      const wrong = [
        ...auditTrip(host.database, options, report),
        ...auditLedger(host.database),
        ...(cell.check?.(report, world) ?? []),
      ];
      const { end, browser, settledAfter } = report;
      if (end.type !== 'ordered' && !(end.type === 'gave-up' && cell.mayEnd?.includes(end.after))) {
        wrong.push(`ended with ${end.type}${end.type === 'gave-up' ? ` after ${end.after}` : ''}`);
      }
      if (settledAfter > longestSettling) wrong.push(`I9: took ${Math.round(settledAfter / 1000)} s after the fault`);
      if (end.type === 'ordered') {
        const left = [...browser.items.keys()].filter(
          (key) => !['cartId', 'signin_token', ...impersonalKeys].includes(key),
        );
        if (left.length > 0) wrong.push(`I5: ${left.join(', ')} is left after the order`);
      }
      for (const reason of unhandled) wrong.push(`I6: nobody handled ${String(reason)}`);
      return { cell, wrong };
    });
  } catch (error) {
    return { cell, wrong: [`I6: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`] };
  } finally {
    process.off('unhandledRejection', onUnhandled);
  }
}

/** Orders, carts and customers of the cell before are gone, and everything is in stock. */
function resetShop(host: BackendHost): void {
  for (const table of ['sales_order', 'card_nonce', 'cart', 'outbox_mail', 'customer'])
    host.database.run(`DELETE FROM ${table}`);
  host.database.run('UPDATE stock_item SET sold = 0');
  host.database.run("UPDATE product SET regular_price = 4999, final_price = 4999 WHERE sku = 'VIT-C'");
  fillStock(host);
}

async function register({ host, time }: World, email: string, password: string): Promise<void> {
  const query = 'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }';
  const input = { email, firstname: 'Łucja', lastname: 'Żak', password };
  await time.during(
    host.call({
      method: 'POST',
      path: '/graphql',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
    }),
  );
}
