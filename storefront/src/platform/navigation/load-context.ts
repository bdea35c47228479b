import type { FetchPolicy, Query } from '../../commerce/index.ts';
import type { IntlShape } from '../../i18n/index.ts';
import type { LayoutData } from '../layout/layout-data.ts';

/** Context of a page's loader, on the server and in the browser. */
export interface LoadContext {
  /** URL of the page. */
  url: URL;
  /** Path without the store code prefix. */
  pathname: string;
  /**
   * Origin and base path of the store view, e.g. `https://shop.example` or
   * `https://shop.example/en`.
   */
  root: string;
  signal: AbortSignal;
  /** Formatter of the active locale with the page's messages. */
  intl: IntlShape;
  /** Store configuration and the other data of the layout. */
  layout: LayoutData;
  /** Guest cart from the cookie, for the cart page without scripts; null in the browser and without a cookie. */
  cartId: string | null;
  /** Fetches public data that only the loader needs. */
  fetch<Result, Variables extends object>(query: Query<Result, Variables>, variables: Variables): Promise<Result>;
  /**
   * Fetches public data and hands it to the hooks of the page (`useQuery`), so that it is not fetched twice.
   *
   * @param options `cache-first` uses the response of a hook. Default: `network-only`
   */
  query<Result, Variables extends object>(
    query: Query<Result, Variables>,
    variables: Variables,
    options?: { policy?: Extract<FetchPolicy, 'cache-first' | 'network-only'> },
  ): Promise<Result>;
}
