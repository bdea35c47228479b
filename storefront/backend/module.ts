import type { RoutableEntity } from './routable-entity.ts';
import type { SeedSource } from './seed-source.ts';
import type { GraphQLResolveInfo } from 'graphql';
import type { Database } from './database/index.ts';
import type { CustomerIdentity, RequestContext, ServiceContext } from './request-context.ts';
import type { Shop } from './shop/shop.ts';

/**
 * A field resolver. Annotate the parameters with what the schema guarantees: the arguments were validated
 * against the SDL, the source is what the parent's resolver returned.
 */
export type FieldResolver = {
  // A method's parameters are compared both ways, which lets every resolver name its own source and arguments.
  resolve(source: unknown, args: unknown, context: RequestContext, info: GraphQLResolveInfo): unknown;
}['resolve'];

/** Resolvers by type name and field name. Abstract types are resolved by the `__typename` of the source. */
export type Resolvers = Readonly<Record<string, Readonly<Record<string, FieldResolver>>>>;

/** A REST call, already authenticated and in its store view. */
export interface RestRequest {
  /** Values of `:name` segments. */
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** Parsed JSON body; undefined without one. Validate it. */
  readonly body: unknown;
}

/** One route below `/rest/V1` and `/rest/<store code>/V1`. */
export interface RestRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Without leading slash, e.g. `guest-carts/:cartId/shipping-information`. */
  readonly path: string;
  /** Answers the JSON value of a 200 response. Throw a RestError or a CommerceError to refuse. */
  handle(request: RestRequest, context: RequestContext): unknown;
}

/** A plain HTTP call outside GraphQL and REST. */
export interface HttpRequest {
  readonly method: string;
  readonly url: URL;
  readonly parameters: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether a program on this machine has sent the request directly, and not through a proxy. */
  readonly isLocal: boolean;
  header(name: string): string | null;
}

/** Plain HTTP response. */
export interface HttpResponse {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
}

/** A plain HTTP route such as the outbox page. */
export interface HttpRoute {
  readonly method: 'GET' | 'POST';
  /** With leading slash; `:name` matches one segment. */
  readonly path: string;
  handle(request: HttpRequest, service: ServiceContext): HttpResponse | Promise<HttpResponse>;
}

/** What a module gets to fill its tables. */
export interface SeedContext extends SeedSource {
  readonly database: Database;
  now(): Date;
}

/** Data that a module brings along. */
export interface ModuleSeed {
  /** Changes when the data changes; a constant means "fill once". See `getFingerprint`. */
  fingerprint(source: SeedSource): string;
  /**
   * Fills the tables. Runs in one transaction on the first start and whenever the fingerprint has changed;
   * must leave alone what shoppers have made (customers, carts, orders, stock sold).
   */
  fill(context: SeedContext): void;
}

/** One part of the backend: its tables, schema, resolvers and routes. */
export interface BackendModule {
  readonly name: string;
  /** DDL that can run on every start: `CREATE TABLE IF NOT EXISTS …`. */
  readonly sql?: string | ((shop: Shop) => string);
  /** SDL files below `src/commerce/schema`. Those in `extensions/` are left out in the stock profile. */
  readonly typeDefs?: readonly string[];
  /** SDL that depends on the data, such as filters by the shop's own attributes. Called after seeding. */
  readonly generateTypeDefs?: (service: ServiceContext) => string;
  readonly resolvers?: Resolvers;
  readonly rest?: readonly RestRoute[];
  readonly http?: readonly HttpRoute[];
  readonly seed?: ModuleSeed;
  /**
   * Names the customer of a Bearer token. Exactly one module has it.
   * @throws CommerceError graphql-authentication for an expired, revoked or unknown token: the whole request is
   * refused.
   */
  readonly authenticate?: (token: string, service: ServiceContext) => CustomerIdentity;
  /** Extra targets of `route(url)`, asked after the URL rewrites. The path has no leading slash and no query. */
  readonly lookUpRoute?: (path: string, context: RequestContext) => RoutableEntity | null;
  /**
   * Faults of the module's data that a test can ask for by name, e.g. `expire-tokens`. The argument comes from the
   * request.
   */
  readonly faultActions?: Readonly<Record<string, (argument: unknown, service: ServiceContext) => void>>;
}
