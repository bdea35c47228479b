import type { BackendHost, WireResponse, WireCall } from './backend-host.ts';
import type { Random } from './random.ts';
import type { VirtualTime } from './virtual-time.ts';

/**
 * What can happen to a request on its way. `before` and `after` say on which side of the backend's work it happens:
 * afterward the backend has acted, and the shop does not know.
 */
export const networkFaults = [
  'refused',
  'reset-before',
  'reset-after',
  'late-answer',
  'late-arrival',
  'status-500-before',
  'status-500-after',
  'status-502-after',
  'status-503-before',
  'status-504-after',
  'status-429',
  'slow',
  'truncated',
  'html-200',
  'html-503',
  'wrong-shape',
  'null-data',
  'polish',
] as const;
export type NetworkFault = (typeof networkFaults)[number];

/** A request as the plan of a run sees it. */
export interface PlannedRequest {
  /** GraphQL operation, or the last part of another path. */
  operation: string;
  /** How many requests of this operation went before it. */
  nth: number;
}

export interface NetworkOptions {
  host: BackendHost;
  time: VirtualTime;
  random: Random;
  /** What happens to a request; null for nothing. */
  plan(request: PlannedRequest): NetworkFault | null;
  /** Told of each request, and of its end. */
  onRequest?(operation: string): void;
  onFault?(fault: NetworkFault, endsAt: number): void;
}

/** The way of one tab to the backend. */
export interface Network {
  fetch: typeof fetch;
  /** The tab is closed: nothing comes back to it any more. */
  close(): void;
}

const html = (status: number) =>
  new Response('<!doctype html><title>Przerwa techniczna</title>', {
    status,
    headers: { 'content-type': 'text/html', 'retry-after': '1' },
  });

const forever = () => new Promise<never>(() => undefined);

/** The texts that a shop in Polish has in place of Magento's English ones. */
const polishTexts: readonly (readonly [RegExp, string])[] = [
  [/Could not find a cart with ID \\"(\w+)\\"/g, 'Nie znaleziono koszyka o identyfikatorze $1'],
  [/The cart isn't active\./g, 'Koszyk nie jest aktywny.'],
  [/The current user cannot perform operations on cart \\"(\w+)\\"/g, 'Nie masz dostępu do koszyka $1'],
  [/The requested qty is not available/g, 'Żądana ilość jest niedostępna'],
];

/** A body whose connection ends half-way: that is how browsers say that an answer is shorter than was announced. */
function cutShort(body: string): ReadableStream<Uint8Array> {
  const half = new TextEncoder().encode(body.slice(0, Math.floor(body.length / 2)));
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) controller.error(new TypeError('terminated'));
      else controller.enqueue(half);
      isSent = true;
    },
  });
}

/** How long it takes, in ms, until a request that was cut off arrives all the same. */
const lateArrival = 9000;

export function getOperationName(url: URL, body: string): string {
  if (url.pathname !== '/graphql') return url.pathname.split('/').at(-1) ?? '';
  const text = body || (url.searchParams.get('query') ?? '');
  return /(?:query|mutation)\s+(\w+)/.exec(text)?.[1] ?? '';
}

/** Opens a way to the backend on which things go wrong as planned. */
export function createNetwork({ host, time, random, plan, onRequest, onFault }: NetworkOptions): Network {
  const counts = new Map<string, number>();
  let closed = false;
  const isClosed = () => closed;

  const handle = (call: WireCall): Promise<WireResponse> => time.during(host.call(call));
  const toResponse = ({ status, headers, body }: WireResponse) => new Response(body, { status, headers });
  const lost = () => new TypeError('Failed to fetch');

  async function travel(call: WireCall, fault: NetworkFault | null): Promise<Response> {
    await time.sleep(20 + random.below(60));
    switch (fault) {
      case 'refused':
      case 'reset-before':
        throw lost();
      case 'reset-after':
        await handle(call);
        throw lost();
      case 'late-arrival':
        void time
          .sleep(lateArrival)
          .then(() => handle(call))
          .catch(() => undefined);
        throw lost();
      case 'late-answer': {
        const answer = await handle(call);
        await time.sleep(120_000);
        return toResponse(answer);
      }
      case 'slow':
        await time.sleep(5000 + random.below(15_000));
        return toResponse(await handle(call));
      case 'status-500-before':
        return Response.json(
          { message: 'Internal Error. Details are available in Magento log file.' },
          { status: 500 },
        );
      case 'status-500-after':
        await handle(call);
        return Response.json(
          { message: 'Internal Error. Details are available in Magento log file.' },
          { status: 500 },
        );
      case 'status-503-before':
        return Response.json({}, { status: 503 });
      case 'status-502-after':
        await handle(call);
        return html(502);
      case 'status-504-after':
        await handle(call);
        return html(504);
      case 'status-429':
        return Response.json({ message: 'Too many requests.' }, { status: 429, headers: { 'retry-after': '1' } });
      case 'truncated': {
        const { status, headers, body } = await handle(call);
        return new Response(cutShort(body), { status, headers });
      }
      case 'html-200':
        return html(200);
      case 'html-503':
        return html(503);
      case 'wrong-shape': {
        const { headers } = await handle(call);
        return new Response('{"data":{"unexpected":["thing"]},"order":{"id":[1]}}', { headers });
      }
      case 'null-data': {
        const { headers } = await handle(call);
        return new Response('{"data":null}', { headers });
      }
      case 'polish': {
        const answer = await handle(call);
        const body = polishTexts.reduce((text, [english, polish]) => text.replace(english, polish), answer.body);
        return toResponse({ ...answer, body });
      }
      case null:
        return toResponse(await handle(call));
    }
  }

  return {
    fetch: async (input, init) => {
      if (isClosed()) return forever();
      const url = new URL(input instanceof Request ? input.url : input, 'https://shop.test');
      const body = typeof init?.body === 'string' ? init.body : '';
      const operation = getOperationName(url, body);
      const nth = counts.get(operation) ?? 0;
      counts.set(operation, nth + 1);
      const fault = plan({ operation, nth });
      onRequest?.(operation);
      const call: WireCall = {
        method: init?.method ?? 'GET',
        path: `${url.pathname}${url.search}`,
        headers: Object.fromEntries(new Headers(init?.headers)),
        body,
      };
      const answer = await travel(call, fault).then(
        (response) => () => response,
        (error: unknown) => () => {
          // A backend that is down refuses connections, and cuts those that it has.
          throw error instanceof TypeError ? error : lost();
        },
      );
      if (fault) onFault?.(fault, time.now());
      return isClosed() ? forever() : answer();
    },
    close: () => {
      closed = true;
    },
  };
}
