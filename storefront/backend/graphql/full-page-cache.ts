import type { Database } from '../database/index.ts';
import type { IncomingCall } from '../http/message.ts';
import type { HttpResponse } from '../module.ts';

export interface FullPageCacheOptions {
  readonly database: Database;
  /** Longest time that an answer is kept, in seconds. */
  readonly seconds: number;
  readonly now: () => Date;
}

/** Answers that are kept at a time; an answer of a list has about 12 kB. */
const LARGEST = 1000;

interface Kept {
  readonly answer: HttpResponse;
  /** When it was given, in ms since 1970. */
  readonly since: number;
}

/** What the answer to a call depends on besides the data; null for a call whose answer is never kept. */
function getCacheKey({ method, url, headers }: IncomingCall): string | null {
  if (method !== 'GET' || headers.has('authorization')) return null;
  return [headers.get('store'), headers.get('content-currency'), url.search].join('\n');
}

/**
 * Keeps public answers to guests, as Magento's full-page cache does. Magento drops by tag what has changed; this one
 * drops everything as soon as anything is written.
 *
 * @returns a function that gives the kept answer, or has it made
 */
export function createFullPageCache({ database, seconds, now }: FullPageCacheOptions) {
  const entries = new Map<string, Kept>();
  let version = database.version();

  return async (call: IncomingCall, answer: () => Promise<HttpResponse>): Promise<HttpResponse> => {
    const key = getCacheKey(call);
    if (key === null) return answer();
    const before = database.version();
    if (before !== version) entries.clear();
    version = before;
    const kept = entries.get(key);
    const time = now().getTime();
    // A clock that was put back counts as well.
    if (kept && Math.abs(time - kept.since) < seconds * 1000) return kept.answer;
    const fresh = await answer();
    if (fresh.headers?.['Cache-Control']?.startsWith('public') && database.version() === before) {
      const oldest = entries.size >= LARGEST ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
      entries.set(key, { answer: fresh, since: time });
    }
    return fresh;
  };
}
