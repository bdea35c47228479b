import type { BackendHost } from './backend-host.ts';
import { auditLedger, auditTrip } from './ledger.ts';
import { networkFaults, type NetworkFault, type PlannedRequest } from './network.ts';
import { createRandom, type Random } from './random.ts';
import type { TripOptions } from './shopper.ts';
import { createVirtualTime } from './virtual-time.ts';
import { goShopping, type World } from './world.ts';

export interface PlacementsOptions {
  placements: number;
  seed: number;
  /** Placements between two kills of the backend, on average; 0 for none. */
  killEvery: number;
  /** Shoppers at the same time. */
  shoppers: number;
  host: BackendHost;
  say?(line: string): void;
}

export interface PlacementsReport {
  placements: number;
  ordered: number;
  gaveUp: number;
  unknown: number;
  kills: number;
  faults: number;
  /** Reasons for which shoppers gave up. */
  reasons: ReadonlyMap<string, number>;
  wrong: readonly string[];
}

/** Chance that a request is disturbed. */
const faultRate = 0.07;

function randomTrip(random: Random, index: number): TripOptions {
  return {
    email: `gosc-${index}@example.com`,
    sku: random.pick(['VIT-C', 'VIT-C-LIPO', 'ZELAZO']),
    quantity: 1 + random.below(3),
    payment: random.chance(0.4) ? 'witryna_card' : 'banktransfer',
    presses: random.pick([1, 1, 1, 2, 5, 20]),
    reloadAfter: random.chance(0.15) ? random.pick([0, 50, 500, 5000]) : null,
    secondTab: random.chance(0.1),
    givesUp: random.chance(0.2),
  };
}

/** Plenty of everything: running out is tested elsewhere. */
export function fillStock({ database }: BackendHost): void {
  database.run("UPDATE stock_item SET supplied = 10000000 WHERE sku IN ('VIT-C', 'VIT-C-LIPO', 'ZELAZO')");
}

/** Lets many shoppers order at the same time while the network, their fingers and the backend fail at random. */
export async function runPlacements({
  placements,
  seed,
  killEvery,
  shoppers,
  host,
  say,
}: PlacementsOptions): Promise<PlacementsReport> {
  fillStock(host);
  const random = createRandom(seed);
  const time = createVirtualTime();
  const world: World = { host, time, random };
  const wrong: string[] = [];
  const reasons = new Map<string, number>();
  const counts = { ordered: 0, gaveUp: 0, unknown: 0, kills: 0, faults: 0 };
  let started = 0;
  let ended = 0;
  let down = false;

  const kill = async () => {
    if (down) return;
    down = true;
    counts.kills += 1;
    await time.during(host.kill());
    await time.sleep(500 + random.below(8000));
    await time.during(host.restart());
    down = false;
  };

  const shop = async () => {
    while (started < placements) {
      const index = (started += 1);
      const options = randomTrip(random, index);
      const disturbed: string[] = [];
      const plan = ({ operation }: PlannedRequest): NetworkFault | null => {
        if (!random.chance(faultRate)) return null;
        const fault = random.pick(networkFaults);
        disturbed.push(`${operation} ${fault}`);
        return fault;
      };
      const onRequest = (operation: string) => {
        // Mostly while an order is under way: that is where a kill can do harm.
        const isOrder = operation === 'payment-information';
        if (killEvery > 0 && isOrder && random.chance(1 / killEvery)) {
          void time.sleep(random.below(90)).then(kill);
        }
      };
      const trip = await goShopping(world, options, { plan, onRequest });
      ended += 1;
      counts.faults += trip.faults.length;
      if (trip.end.type === 'ordered') counts.ordered += 1;
      else if (trip.end.type === 'unknown') counts.unknown += 1;
      else {
        counts.gaveUp += 1;
        reasons.set(trip.end.after, (reasons.get(trip.end.after) ?? 0) + 1);
      }
      // A request that was cut off may still arrive: the ledger is read when nothing is under way any more.
      await time.sleep(130_000);
      wrong.push(
        ...auditTrip(host.database, options, trip).map(
          (text) => `${options.email}: ${text} (disturbed: ${disturbed.join(', ')})`,
        ),
      );
      if (ended % 1000 === 0)
        say?.(`${ended} placements, ${counts.ordered} ordered, ${counts.kills} kills, ${wrong.length} wrong`);
    }
  };
  await time.run(() => Promise.all(Array.from({ length: shoppers }, shop)));
  wrong.push(...auditLedger(host.database));
  return { placements: ended, ...counts, reasons, wrong };
}
