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
}

/**
 * `/health`: the process responds. `/ready`: it can also reach the commerce backend, has connections to it left and is
 * not about to end.
 */
export function createHealthEndpoint({ commerceUrl, isOverloaded, isClosing = () => false }: HealthOptions) {
  return async (pathname: string, response: ServerResponse): Promise<boolean> => {
    if (pathname === '/health') {
      answer(response, 200, { status: 'ok' });
      return true;
    }
    if (pathname === '/ready') {
      if (isClosing()) answer(response, 503, { status: 'closing' });
      else if (isOverloaded()) answer(response, 503, { status: 'overloaded' });
      else if (await canReach(commerceUrl)) answer(response, 200, { status: 'ok' });
      else answer(response, 503, { status: 'commerce backend unreachable' });
      return true;
    }
    return false;
  };
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
