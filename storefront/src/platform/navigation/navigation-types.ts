import type { LoadedPage } from './page.tsx';

/** Name of a route in `shell/routes.ts`, e.g. `product`. */
export type RouteName = string;

/** Location of a page: the parts of its URL, and state and key of its history entry. */
export interface ShopLocation {
  pathname: string;
  search: string;
  hash: string;
  state: unknown;
  key: string;
}

/** The current page with its location. */
export interface CurrentPage {
  location: ShopLocation;
  name: RouteName;
  page: LoadedPage;
  /** The redirect that led here, for prerender services. */
  redirect?: Redirect;
}

/** A redirect of the backend. */
export interface Redirect {
  location: string;
  /** HTTP status. */
  status: number;
}

export type NavigationType = 'push' | 'replace' | 'pop';

/** Loads the page of a URL. Returns the target if the URL redirects. */
export type LoadRoute = (
  url: URL,
  options: { signal: AbortSignal; onRouteMatch(name: RouteName): void },
) => Promise<
  | { outcome: 'page'; name: RouteName; page: LoadedPage }
  | { outcome: 'redirect'; location: string; status: number; external: boolean }
>;
