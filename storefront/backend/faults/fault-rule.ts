/** How a request is disturbed. */
export interface FaultRule {
  /** GraphQL operation name, or a part of the path of another request; `*` for every request. */
  readonly operation: string;
  /** How many matching requests are disturbed. */
  readonly times: number;
  /** Matching requests that pass first. */
  readonly skip: number;
  /** Milliseconds to wait before the request is handled. */
  readonly latency: number;
  /** Answered instead of handling the request. */
  readonly status: number | null;
  /** Body of that answer; by default the HTML of a maintenance page. */
  readonly body: string | null;
  /** Headers of that answer, e.g. Retry-After. */
  readonly headers: Readonly<Record<string, string>>;
  /** Cuts the connection: before the request is handled, or after it with the answer lost. */
  readonly drop: 'before' | 'after' | null;
}

/** What a call of `/__faults` asks for. */
export interface FaultRequest {
  readonly rules: readonly FaultRule[];
  /** Fault actions of modules, by name, run on request. */
  readonly actions: readonly { readonly name: string; readonly argument: unknown }[];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function toCount(value: unknown, fallback: number): number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : fallback;
}

function readHeaders(value: unknown): Record<string, string> {
  return isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, text]) => [name, String(text)])) : {};
}

function readRule(value: unknown): FaultRule {
  if (!isRecord(value) || typeof value['operation'] !== 'string') {
    throw new TypeError('A fault rule needs an "operation": a GraphQL operation name, a part of a path, or "*".');
  }
  const { operation, status, body, headers, drop } = value;
  return {
    operation,
    times: toCount(value['times'], 1),
    skip: toCount(value['skip'], 0),
    latency: toCount(value['latency'], 0),
    status: typeof status === 'number' ? status : null,
    body: typeof body === 'string' ? body : null,
    headers: readHeaders(headers),
    drop: drop === 'before' || drop === 'after' ? drop : null,
  };
}

function readList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/**
 * Reads the JSON body `{ rules?: [...], actions?: [{ name, argument? }] }`.
 *
 * @throws TypeError with a sentence about what is wrong.
 */
export function readFaultRequest(body: unknown): FaultRequest {
  if (!isRecord(body)) throw new TypeError('The body must be a JSON object with "rules" or "actions".');
  return {
    rules: readList(body['rules']).map(readRule),
    actions: readList(body['actions']).map((action) => {
      if (!isRecord(action) || typeof action['name'] !== 'string')
        throw new TypeError('A fault action needs a "name".');
      return { name: action['name'], argument: action['argument'] };
    }),
  };
}
