import type { Database } from './database/index.ts';
import type { AttemptLog } from './limits/attempt-log.ts';
import type { RoutableEntity } from './routable-entity.ts';
import type { SeedSource } from './seed-source.ts';
import type { StoreView } from './store/store-view.ts';

/**
 * `extended` serves the shop's own backend extensions; `stock` serves Magento Open Source 2.4.8 and nothing else.
 */
export type Profile = 'extended' | 'stock';

/** A payment provider that the backend can play. */
export type PaymentProvider = 'braintree' | 'adyen';

/** What belongs to the running backend and not to one request. */
export interface ServiceContext extends SeedSource {
  readonly database: Database;
  readonly profile: Profile;
  /** Active store views, in sort order; the first is the default one. */
  readonly storeViews: readonly [StoreView, ...StoreView[]];
  /** Types of the forms whose calls need a captcha token. */
  readonly captchaForms: readonly string[];
  /** Whether `/outbox` shows sent mails to programs on this machine. */
  readonly outbox: boolean;
  /** Whether contracts can be withdrawn from online. */
  readonly withdrawal: boolean;
  /** Products on one page of a list, as the store configuration says. */
  readonly pageSize: number;
  /** Payment providers that the shop has an account with. */
  readonly paymentProviders: readonly PaymentProvider[];
  /** Total in whole units of the base currency from which Braintree wants cards verified by 3-D Secure; null: never. */
  readonly braintreeVerifiesFrom: number | null;
  /** Folder that survives restarts: database, outbox, image cache. */
  readonly dataFolder: string;
  /** Origin under which shoppers see the shop, without a trailing slash; links in mails start with it. */
  readonly publicUrl: string;
  /** Origin plus `/media`, without a trailing slash. */
  readonly mediaBaseUrl: string;
  /** Attempts that count toward a limit; see `beginAttempt`. */
  readonly attempts: AttemptLog;
  /** The clock; tests give their own. */
  now(): Date;
  /** Asks the modules' route look-ups, in module order, for a path without leading slash. */
  lookUpRoute(path: string, context: RequestContext): RoutableEntity | null;
}

/** The signed-in customer of a request. */
export interface CustomerIdentity {
  readonly id: number;
  /** Group with prices of its own; null for that of all new accounts. */
  readonly group: string | null;
}

/** The context of every resolver and REST handler. */
export interface RequestContext extends ServiceContext {
  /** Chosen by the `Store` header. */
  readonly storeView: StoreView;
  /** Chosen by the `Content-Currency` header. */
  readonly currency: string;
  /** From the Bearer token; null for a guest. */
  readonly customer: CustomerIdentity | null;
  /** The Bearer token itself; null without or with an empty one. */
  readonly token: string | null;
  /** Network of the client; null when no address names a single client. */
  readonly clientNetwork: string | null;
  /** Request headers by lower-case name. */
  header(name: string): string | null;
}
