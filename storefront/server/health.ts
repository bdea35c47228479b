import type { ServerResponse } from 'node:http';

/** Paths of the probes, at which no page can be opened. */
export const probePaths = ['/health', '/ready'];

export interface HealthOptions {
  /** Origin of the commerce backend. */
  commerceUrl: string;
  /** Returns whether requests wait because all connections to the backend or all renders are in use. */
  isOverloaded(): boolean;
  /** Returns whether the process has begun to end. Default: it has not. */
  isClosing?(): boolean;
  /** Time in ms. Default: that of the process. */
  now?: () => number;
}

/**
 * Times in ms for which a result of the backend is reused. Load balancers probe every second or two from several nodes,
 * and the backend may need PHP for each query; one that has come back is used again soon.
 */
const reuseTimes = { reachable: 5000, unreachable: 1000 };

/**
 * `/health`: the process responds. `/ready`: it can also reach the commerce backend, has connections to it left and is
 * not about to end.
 */
export function createHealthEndpoint({
  commerceUrl,
  isOverloaded,
  isClosing = () => false,
  now = () => performance.now(),
}: HealthOptions) {
  const isReachable = createReachabilityCheck(commerceUrl, now);
  return async (pathname: string, response: ServerResponse): Promise<boolean> => {
    if (pathname === '/health') {
      answer(response, 200, { status: 'ok' });
      return true;
    }
    if (pathname === '/ready') {
      if (isClosing()) answer(response, 503, { status: 'closing' });
      else if (isOverloaded()) answer(response, 503, { status: 'overloaded' });
      else if (await isReachable()) answer(response, 200, { status: 'ok' });
      else answer(response, 503, { status: 'commerce backend unreachable' });
      return true;
    }
    return false;
  };
}

/** Creates a check of the backend that simultaneous probes share, and those that follow soon. */
function createReachabilityCheck(commerceUrl: string, now: () => number): () => Promise<boolean> {
  let inFlight: Promise<boolean> | null = null;
  let last = { isReachable: false, until: -Infinity };
  const check = async (): Promise<boolean> => {
    const isReachable = await canReach(commerceUrl);
    last = { isReachable, until: now() + reuseTimes[isReachable ? 'reachable' : 'unreachable'] };
    inFlight = null;
    return isReachable;
  };
  return async () => (now() < last.until ? last.isReachable : (inFlight ??= check()));
}

/**
 * Returns whether the backend responds to GraphQL within 3 s. A redirect does not count: the proxy follows none, so
 * nothing could be bought.
 */
export async function canReach(commerceUrl: string): Promise<boolean> {
  const query = new URLSearchParams({ query: '{ storeConfig { store_code } }' });
  try {
    const response = await fetch(`${commerceUrl}/graphql?${query}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(3000),
    });
    return response.ok && (response.headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}

function answer(response: ServerResponse, status: number, body: { status: string }): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'cache-control': 'no-store',
    ...(status === 503 && { 'retry-after': '5' }),
  });
  response.end(JSON.stringify(body));
}
