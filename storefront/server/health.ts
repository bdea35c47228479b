import type { ServerResponse } from 'node:http';

/** `/health`: the process answers. `/ready`: it can also reach the commerce backend. */
export function createHealthEndpoint(commerceUrl: string) {
  return async (pathname: string, response: ServerResponse): Promise<boolean> => {
    if (pathname === '/health') {
      answer(response, 200, { status: 'ok' });
      return true;
    }
    if (pathname === '/ready') {
      const reachable = await canReach(commerceUrl);
      answer(response, reachable ? 200 : 503, { status: reachable ? 'ok' : 'commerce backend unreachable' });
      return true;
    }
    return false;
  };
}

/** Whether the backend at the address answers GraphQL within 3 s. */
export async function canReach(commerceUrl: string): Promise<boolean> {
  const query = new URLSearchParams({ query: '{ storeConfig { store_code } }' });
  try {
    const response = await fetch(`${commerceUrl}/graphql?${query}`, { signal: AbortSignal.timeout(3000) });
    return response.ok && (response.headers.get('content-type') ?? '').includes('json');
  } catch {
    return false;
  }
}

function answer(response: ServerResponse, status: number, body: { status: string }): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body));
}
