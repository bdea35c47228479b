import type { GraphQLSchema } from 'graphql';
import { openCommerceDatabase } from './database/index.ts';
import { findProductIdsOfUnit, onStockChange } from './catalog/index.ts';
import { createGraphqlEndpoint } from './graphql/graphql-endpoint.ts';
import { createRequestContext, type Authenticate } from './graphql/request-scope.ts';
import type { ReportFailure } from './graphql/mask-error.ts';
import { createAttemptLog } from './limits/attempt-log.ts';
import { isLocalCall } from './http/is-local-call.ts';
import { corsHeaders, preflightHeaders } from './http/cors.ts';
import { matchPath } from './http/match-path.ts';
import { json, withHeaders } from './http/message.ts';
import type { IncomingCall } from './http/message.ts';
import { createCacheHosts } from './http-cache/cache-hosts.ts';
import { createRestEndpoint } from './http/rest-endpoint.ts';
import type { BackendModule, HttpResponse } from './module.ts';
import { backendModules, commerceModules } from './modules.ts';
import type { PaymentProvider, Profile, RequestContext, ServiceContext } from './request-context.ts';
import { makeHostile } from './hostile/hostile-schema.ts';
import { adaptSchema, adaptResponses } from './releases/adapt-schema.ts';
import { polishMessage } from './releases/polish-messages.ts';
import { releaseHabits, type Release } from './releases/release.ts';
import { CommerceError } from './graphql-error.ts';
import { hostileText } from './hostile/hostile-text.ts';
import { buildBackendSchema } from './schema.ts';
import { prepareDatabase } from './seed-database/seed-database.ts';
import type { ContentSeed } from './shop/content-seed.ts';
import type { Shop } from './shop/shop.ts';

/** Serves images below `/media/`; null for a path that is none of its own. */
export type MediaHandler = (request: {
  path: string;
  query: URLSearchParams;
  accept?: string;
  ifNoneMatch?: string;
}) => Promise<HttpResponse | null>;

/** Language of the backend's messages. */
export type MessageLanguage = 'en' | 'pl';

export interface BackendOptions {
  readonly shop: Shop;
  /** Default: all. */
  readonly modules?: readonly BackendModule[];
  /** Created when missing. Holds `commerce.sqlite`. */
  readonly dataFolder: string;
  /** Origin of the shop as shoppers see it, without a trailing slash. Media URLs and links in mails start with it. */
  readonly publicUrl: string;
  /** Default `extended`. */
  readonly profile?: Profile;
  /** Opens all store views of the shop, and not only the default one. Default false. */
  readonly secondStoreView?: boolean;
  /** Puts attacks into every text and message of the answers, for tests of clients. Default false. */
  readonly hostile?: boolean;
  /** The release of Magento whose fields and refusals the answers have. Default `2.4.8`. */
  readonly release?: Release;
  /** Language of messages. Default `en`. */
  readonly messages?: MessageLanguage;
  /** Bearer token of an administrator, who is no customer, e.g. for previews. Default: none. */
  readonly adminToken?: string | undefined;
  /** Types of the forms that want a captcha token, e.g. `NEWSLETTER`, or `CUSTOMER_LOGIN:INVISIBLE` for reCAPTCHA v2. Default: none. */
  readonly captchaForms?: readonly string[];
  /**
   * Shows sent mails at `/outbox`, to programs on this machine only. They hold tokens to reset passwords. Default
   * false.
   */
  readonly outbox?: boolean;
  /** Lets shoppers withdraw from contracts online. Default true. */
  readonly withdrawal?: boolean;
  /** Products on one page of a list, as the store configuration says. Default 6. */
  readonly pageSize?: number;
  /** Payment providers that the shop has an account with; played, no money moves. Default: none. */
  readonly paymentProviders?: readonly PaymentProvider[];
  /** Total in whole units of the base currency from which Braintree wants cards verified by 3-D Secure. Default null: never. */
  readonly braintreeVerifiesFrom?: number | null;
  /** Time to live of public GET answers in seconds, default 60; 0 for none. */
  readonly cacheSeconds?: number;
  /** `host:port` of the page caches that are told what has changed, as `http_cache_hosts` of Magento. Default: none. */
  readonly cacheHosts?: readonly string[];
  /** Default: no images. */
  readonly media?: MediaHandler;
  readonly now?: () => Date;
  /** Receives failures that clients only see as `Internal server error`. Default: standard error. */
  readonly reportFailure?: ReportFailure;
}

/** The commerce backend without a socket. */
export interface Backend {
  readonly service: ServiceContext;
  readonly schema: GraphQLSchema;
  /** Modules whose data was written at this start. */
  readonly seeded: readonly string[];
  handle(call: IncomingCall): Promise<HttpResponse>;
  /** The context that a call with these headers would get. */
  createContext(headers: Headers): RequestContext;
  /** Runs a module's fault action. @returns false when no module has it. */
  runFaultAction(name: string, argument: unknown): boolean;
  close(): void;
}

const NO_CONTENT: ContentSeed = { cmsPages: [], cmsBlocks: [], urlRewrites: [] };

const MEDIA_PATH = '/media/';

const notFound = (): HttpResponse => json(404, { message: 'Not found' }, { 'Cache-Control': 'no-store' });

const KNOWN_METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'DELETE', 'HEAD']);

/** Before 2.4.8 whoever has a bad token is a guest to GraphQL. */
function asGuestOtherwise(authenticate: Authenticate | undefined): Authenticate | undefined {
  return (
    authenticate &&
    ((token, service) => {
      try {
        return authenticate(token, service);
      } catch (error) {
        if (error instanceof CommerceError) return null;
        throw error;
      }
    })
  );
}

function createService(options: BackendOptions, modules: readonly BackendModule[]): ServiceContext {
  const publicUrl = options.publicUrl.replace(/\/+$/u, '');
  const { shop, profile = 'extended', now = () => new Date() } = options;
  const content = (profile === 'stock' ? shop.stockContent : undefined) ?? shop.content ?? NO_CONTENT;
  return {
    shop,
    content,
    database: openCommerceDatabase(options.dataFolder),
    profile,
    storeViews: options.secondStoreView ? shop.storeViews : [shop.storeViews[0]],
    dataFolder: options.dataFolder,
    captchaForms: options.captchaForms ?? [],
    outbox: options.outbox ?? false,
    withdrawal: options.withdrawal ?? true,
    pageSize: options.pageSize ?? 6,
    paymentProviders: options.paymentProviders ?? [],
    braintreeVerifiesFrom: options.braintreeVerifiesFrom ?? null,
    publicUrl,
    mediaBaseUrl: `${publicUrl}/media`,
    attempts: createAttemptLog(now),
    now,
    lookUpRoute(path, context) {
      if (profile === 'stock') return null;
      for (const module of modules) {
        const entity = module.lookUpRoute?.(path, context);
        if (entity) return entity;
      }
      return null;
    },
  };
}

/**
 * Opens the database, fills it where needed and joins the modules.
 *
 * @throws When the folder is not writable or the schema is invalid.
 */
export function createBackend(options: BackendOptions): Backend {
  const { modules = options.shop.commerce ? [...backendModules, ...commerceModules] : backendModules } = options;
  const reportFailure = options.reportFailure ?? ((error) => console.error(error));
  const service = createService(options, modules);
  const seeded = prepareDatabase(modules, service);
  const cacheHosts = createCacheHosts(options.cacheHosts ?? [], reportFailure);
  onStockChange(service.database, (sku) =>
    cacheHosts.invalidate(findProductIdsOfUnit(service.database, sku).map((id) => `cat_p_${id}`)),
  );
  const schema = buildBackendSchema(modules, service);
  const habits = releaseHabits[options.release ?? '2.4.8'];
  adaptSchema(schema, habits);
  const translated = options.messages === 'pl' ? polishMessage : (message: string) => message;
  const wordsOf = options.hostile ? (message: string) => hostileText(translated(message)) : translated;
  if (options.messages === 'pl') adaptResponses(schema, translated);
  if (options.hostile) makeHostile(schema);
  const getCustomer = modules.find((module) => module.authenticate)?.authenticate;
  const authenticate: Authenticate | undefined =
    getCustomer && ((token, service) => (token === options.adminToken ? null : getCustomer(token, service)));
  const httpRoutes = modules.flatMap((module) => module.http ?? []);
  const graphql = createGraphqlEndpoint({
    schema,
    service,
    authenticate: habits.refusesBadTokens ? authenticate : asGuestOtherwise(authenticate),
    reportFailure,
    categorizesErrors: habits.categorizesErrors,
    statusCodes: habits.answersWithStatusCodes ? '2.4.9' : '2.4.8',
    cacheSeconds: options.cacheSeconds ?? 60,
    wordsOf,
  });
  const rest = createRestEndpoint({
    routes: modules.flatMap((module) => module.rest ?? []),
    service,
    authenticate,
    reportFailure,
    wordsOf,
  });

  async function media({ url, headers }: IncomingCall): Promise<HttpResponse> {
    const accept = headers.get('accept');
    const ifNoneMatch = headers.get('if-none-match');
    const picture = await options.media?.({
      path: url.pathname,
      query: url.searchParams,
      ...(accept !== null && { accept }),
      ...(ifNoneMatch !== null && { ifNoneMatch }),
    });
    return picture ?? notFound();
  }

  async function handlePlain(call: IncomingCall): Promise<HttpResponse> {
    const { method, url, headers, body } = call;
    for (const route of httpRoutes) {
      const parameters = route.method === method ? matchPath(route.path, url.pathname) : null;
      if (!parameters) continue;
      return route.handle(
        { method, url, parameters, body, isLocal: isLocalCall(call), header: (name) => headers.get(name) },
        service,
      );
    }
    return notFound();
  }

  async function answer(call: IncomingCall): Promise<HttpResponse> {
    const { pathname } = call.url;
    if (pathname === '/health') return json(200, { status: 'ok' }, { 'Cache-Control': 'no-store' });
    if (pathname === '/graphql') return graphql(call);
    if (pathname.startsWith('/rest/')) return rest(call);
    if (pathname.startsWith(MEDIA_PATH)) return media(call);
    return handlePlain(call);
  }

  return {
    service,
    schema,
    seeded,
    async handle(call) {
      const origin = call.headers.get('origin');
      if (call.method === 'OPTIONS') return { status: 204, headers: preflightHeaders(origin, service.publicUrl) };
      if (!KNOWN_METHODS.has(call.method)) return json(405, { message: 'Method not allowed' });
      try {
        const response = await answer(call);
        // As in Magento, whoever has changed something sees the change on the next page.
        await cacheHosts.flush();
        return withHeaders(response, corsHeaders(origin, service.publicUrl));
      } catch (error) {
        reportFailure(error);
        return json(
          500,
          { message: 'Internal Error' },
          { 'Cache-Control': 'no-store', ...corsHeaders(origin, service.publicUrl) },
        );
      }
    },
    createContext: (headers) => createRequestContext(service, authenticate, { headers }),
    runFaultAction(name, argument) {
      const action = modules.map((module) => module.faultActions?.[name]).find((found) => found !== undefined);
      action?.(argument, service);
      return action !== undefined;
    },
    close: () => service.database.close(),
  };
}
