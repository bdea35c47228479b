import type { OutgoingHttpHeaders } from 'node:http';

/** A whole response of the backend. */
export interface KnownResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/**
 * What became of a request: its response, `unknown` when it may have taken effect without one, `unsent` when the
 * backend never got it.
 */
export type Outcome = KnownResponse | 'unknown' | 'unsent';

/** Right to send a request, or the outcome of the one that was sent before. */
export type Claim = { isFirst: true; settle(outcome: Outcome): void } | { isFirst: false; outcome: Promise<Outcome> };

/** Remembers requests for as long as a browser or proxy may send them again, so that each reaches the backend once. */
export interface KnownResponses {
  /** @param id of the request, equal for the same one only */
  claim(id: string): Promise<Claim>;
}

export interface KnownResponsesOptions {
  /** Time in ms for which a settled request is remembered. Default: two minutes. */
  lifetime?: number;
  /** Requests that are remembered; the oldest settled one makes room. Default: 5000. */
  maxCount?: number;
  /** Bytes of all bodies that are remembered. Default: 32 MB. */
  maxSize?: number;
  /** Clock in ms. Default: the process's. */
  now?: () => number;
}

interface Entry {
  outcome: Promise<Outcome>;
  /** Null while the request is under way. */
  settled: { at: number; size: number } | null;
}

const getSize = (outcome: Outcome): number => (typeof outcome === 'string' ? 0 : outcome.body.length);

/** Creates a memory of requests in this process. */
export function createKnownResponses(options: KnownResponsesOptions = {}): KnownResponses {
  const { lifetime = 120_000, maxCount = 5000, maxSize = 32_000_000, now = () => performance.now() } = options;
  const entries = new Map<string, Entry>();
  let size = 0;

  const forget = (id: string, entry: Entry): void => {
    entries.delete(id);
    size -= entry.settled?.size ?? 0;
  };
  const makeRoom = (): void => {
    const oldest = now() - lifetime;
    for (const [id, entry] of entries) {
      if (!entry.settled) continue;
      if (entry.settled.at > oldest && entries.size <= maxCount && size <= maxSize) break;
      forget(id, entry);
    }
  };

  return {
    claim(id) {
      makeRoom();
      const known = entries.get(id);
      if (known) return Promise.resolve({ isFirst: false, outcome: known.outcome });
      let resolve: (outcome: Outcome) => void = () => undefined;
      const entry: Entry = { outcome: new Promise((resolveOutcome) => (resolve = resolveOutcome)), settled: null };
      entries.set(id, entry);
      return Promise.resolve({
        isFirst: true,
        settle(outcome) {
          if (entries.get(id) !== entry || entry.settled) return;
          entry.settled = { at: now(), size: getSize(outcome) };
          size += entry.settled.size;
          if (outcome === 'unsent') forget(id, entry);
          resolve(outcome);
          makeRoom();
        },
      });
    },
  };
}
