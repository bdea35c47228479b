import type { BackendHost } from './backend-host.ts';
import { createNetwork, type NetworkFault, type NetworkOptions } from './network.ts';
import type { Random } from './random.ts';
import { createSharedBrowser, type SharedBrowser } from './shared-browser.ts';
import { Shopper, type Trip, type TripOptions } from './shopper.ts';
import { openTab, type Tab } from './tab.ts';
import type { VirtualTime } from './virtual-time.ts';

/** What a shopping trip happens in. */
export interface World {
  host: BackendHost;
  time: VirtualTime;
  random: Random;
}

export interface TripFaults {
  plan: NetworkOptions['plan'];
  /** Prepares the browser before the trip, e.g. with broken storage. */
  prepare?(browser: SharedBrowser): void;
  /** Told of each request before it is sent. */
  onRequest?(operation: string): void;
}

export interface TripReport extends Trip {
  /** Faults that really happened. */
  faults: readonly NetworkFault[];
  /** Virtual ms from the end of the last fault to the end of the trip. */
  settledAfter: number;
  browser: SharedBrowser;
}

/** Lets one shopper go shopping in a browser of their own. */
export async function goShopping(
  { host, time, random }: World,
  options: TripOptions,
  { plan, prepare, onRequest }: TripFaults,
): Promise<TripReport> {
  const browser = createSharedBrowser();
  prepare?.(browser);
  const faults: NetworkFault[] = [];
  let lastFault = time.now();
  const session = new Map<string, string>();
  const open = (tabSession: Map<string, string>): Tab => {
    const network = createNetwork({
      host,
      time,
      random,
      plan,
      ...(onRequest && { onRequest }),
      onFault: (fault, endsAt) => {
        faults.push(fault);
        lastFault = endsAt;
      },
    });
    return openTab({ browser, network, time, random, session: tabSession });
  };
  const shopper = new Shopper(
    open(session),
    () => open(session),
    () => open(new Map()),
    time,
    random,
    options,
  );
  const trip = await (options.secondTab ? goInTwoTabs(shopper, open, { time, random, options }) : shopper.go());
  return { ...trip, faults, settledAfter: time.now() - lastFault, browser };
}

/** The same shopper with a second tab, who does the same there: one cart, one order. */
async function goInTwoTabs(
  first: Shopper,
  open: (session: Map<string, string>) => Tab,
  { time, random, options }: { time: VirtualTime; random: Random; options: TripOptions },
): Promise<Trip> {
  const session = new Map<string, string>();
  const cart = await first.fillCart();
  const second = new Shopper(
    open(session),
    () => open(session),
    () => open(new Map()),
    time,
    random,
    { ...options, reloadAfter: null },
  );
  if (!cart) return { end: { type: 'gave-up', after: 'cart' }, complaints: first.complaints };
  const [one, other] = await Promise.all([first.buy(), time.sleep(random.below(400)).then(() => second.buy())]);
  const complaints = [...one.complaints, ...other.complaints];
  // Of two tabs that order one cart, one may be told that there is nothing left to order.
  const ordered = [one.end, other.end].find((end) => end.type === 'ordered');
  return { end: ordered ?? one.end, complaints };
}
