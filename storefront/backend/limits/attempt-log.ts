import { createHash } from 'node:crypto';

/** How many attempts a sliding window may hold. */
export interface AttemptLimit {
  readonly max: number;
  readonly windowMs: number;
}

/** Times of attempts by key, in memory. */
export interface AttemptLog {
  /** Returns whether the window that ends now is full. */
  isFull(key: string, limit: AttemptLimit): boolean;
  /** Adds an attempt. */
  add(key: string, limit: AttemptLimit): void;
  /** Takes the newest attempt back. */
  undo(key: string): void;
  /** Removes all attempts of a key. */
  forget(key: string): void;
}

/** About 10 MB at worst; whoever fills it forgets the keys that were used least recently. */
const MAX_KEYS = 50_000;

/** A fixed size, and no e-mail address stays in memory. */
const toEntry = (key: string): string => createHash('sha256').update(key).digest('base64url');

/**
 * Creates an empty log. It keeps at most `limit.max` times for each key, and at most `maxKeys` keys.
 *
 * @param now clock of the backend
 */
export function createAttemptLog(now: () => Date, maxKeys = MAX_KEYS): AttemptLog {
  // In the order of their last use: a Map lists its keys as they were added.
  const times = new Map<string, number[]>();

  function recent(entry: string, { windowMs }: AttemptLimit): number[] {
    const since = now().getTime() - windowMs;
    return (times.get(entry) ?? []).filter((time) => time > since);
  }

  return {
    isFull: (key, limit) => recent(toEntry(key), limit).length >= limit.max,
    add(key, limit) {
      const entry = toEntry(key);
      const next = [...recent(entry, limit), now().getTime()].slice(-limit.max);
      times.delete(entry);
      times.set(entry, next);
      for (const oldest of times.keys()) {
        if (times.size <= maxKeys) break;
        times.delete(oldest);
      }
    },
    undo(key) {
      const entry = toEntry(key);
      const left = times.get(entry)?.slice(0, -1) ?? [];
      if (left.length > 0) times.set(entry, left);
      else times.delete(entry);
    },
    forget: (key) => void times.delete(toEntry(key)),
  };
}
