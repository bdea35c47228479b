import { vi } from 'vitest';
import { createShopIntl } from '../../i18n/index.ts';
import { fakeBackend, sampleLayout } from '../../testing/index.ts';
import { createRouteLoader } from '../load-route.ts';

/** Loads a path of a shop over a backend. */
export async function openPath(client: ReturnType<typeof fakeBackend>['client'], path: string) {
  const reportError = vi.fn();
  const load = createRouteLoader({
    client,
    layout: sampleLayout,
    intl: createShopIntl({ locale: 'pl_PL', log: () => undefined }),
    allowedHosts: [],
    share: () => undefined,
    reportError,
  });
  const result = await load(new URL(path, 'https://shop.example'), {
    signal: new AbortController().signal,
    onRouteMatch: () => undefined,
  });
  return { result, reportError };
}

/** Answer to the look-up of a path. */
export type Route = { redirect_code?: number; relative_url?: string; type?: string } | null;

/** A loader over a backend that knows these paths; a path without a route leads nowhere. */
export function setUpRoutes(
  routes: Record<string, Route>,
  { allowedHosts = [], until }: { allowedHosts?: string[] | null; until?: Promise<void> } = {},
) {
  const asked: string[] = [];
  const { client } = fakeBackend(({ variables }) => {
    // The page that the path seems to be of is requested as well.
    if (!('url' in variables)) return { data: {} };
    const path = String(variables['url']);
    asked.push(path);
    return { data: { route: routes[path] ?? null } };
  });
  const waiting: typeof client = {
    ...client,
    send: async (...call) => {
      await until;
      return client.send(...call);
    },
  };
  const reportError = vi.fn();
  const kinds: string[] = [];
  const load = createRouteLoader({
    client: waiting,
    layout: sampleLayout,
    intl: createShopIntl({ locale: 'pl_PL', log: () => undefined }),
    allowedHosts,
    share: () => undefined,
    reportError,
  });
  return {
    asked,
    kinds,
    reportError,
    open: (path: string) =>
      load(new URL(path, 'https://shop.example'), {
        signal: new AbortController().signal,
        onRouteMatch: (kind) => kinds.push(kind),
      }),
  };
}

/** An answer that redirects. */
export const moved = (relative_url: string, redirect_code = 301): Route => ({ redirect_code, relative_url });
