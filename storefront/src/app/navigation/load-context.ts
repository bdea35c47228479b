import type { FetchPolicy, Query } from '../../commerce/index.ts';
import type { IntlShape } from '../../i18n/index.ts';
import type { FrameData } from '../frame/frame-data.ts';

/** What a page's loader may use, on the server and in the browser alike. */
export interface LoadContext {
  /** Address being opened. */
  url: URL;
  /** Path without the store code prefix. */
  pathname: string;
  /** What stands before the paths of the store view in full addresses, e.g. `https://shop.example` or `https://shop.example/en`. */
  root: string;
  signal: AbortSignal;
  /** Formatter of the active locale with the page's messages. */
  intl: IntlShape;
  /** Store configuration and the other data of the page frame. */
  frame: FrameData;
  /** Fetches public data that only the loader needs. */
  fetch<Result, Variables extends object>(query: Query<Result, Variables>, variables: Variables): Promise<Result>;
  /**
   * Fetches public data and hands it to the hooks of the page (`useOperation`), so that it is not fetched twice.
   *
   * @param options `cache-first`: what a hook has got before is not fetched again. Default: it is
   */
  query<Result, Variables extends object>(
    query: Query<Result, Variables>,
    variables: Variables,
    options?: { policy?: Extract<FetchPolicy, 'cache-first' | 'network-only'> },
  ): Promise<Result>;
}
