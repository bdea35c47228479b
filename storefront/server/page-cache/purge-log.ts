/** Returns whether a purge is about a cache tag. */
export type TagMatcher = (tag: string) => boolean;

/** The most recent purges, which pages may have missed while they were being rendered. */
export interface PurgeLog {
  add(matches: TagMatcher): void;
  /** Whether a purge after the given version matches one of the tags. True if that is no longer known. */
  hasMatchSince(version: number, tags: readonly string[]): boolean;
  /** Number of purges so far. */
  readonly version: number;
}

/**
 * Creates an empty log.
 *
 * @param capacity - Number of purges to remember.
 */
export function createPurgeLog(capacity = 1000): PurgeLog {
  /** Oldest first; the last one is number `version`. */
  const recent: TagMatcher[] = [];
  let version = 0;
  return {
    add: (matches) => {
      version += 1;
      recent.push(matches);
      if (recent.length > capacity) recent.shift();
    },
    hasMatchSince: (since, tags) => {
      const missed = version - since;
      if (missed > recent.length) return true;
      return missed > 0 && recent.slice(-missed).some((matches) => tags.some(matches));
    },
    get version() {
      return version;
    },
  };
}
