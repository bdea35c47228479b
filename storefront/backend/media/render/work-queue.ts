/** Does pieces of work: each key only once at a time, and only so many keys in parallel. */
export type WorkQueue<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Makes a queue. Whoever asks for a key that is already being worked on gets the same promise; others wait in order.
 *
 * @param parallel maximum number of pieces of work in parallel.
 */
export function createWorkQueue<Result>(parallel: number): WorkQueue<Result> {
  const underWay = new Map<string, Promise<Result>>();
  const waiting: (() => void)[] = [];
  let running = 0;

  const turn = (): Promise<void> | undefined => {
    if (running < parallel) {
      running += 1;
      return undefined;
    }
    return new Promise((resolve) => waiting.push(resolve));
  };
  const done = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };

  return (key, work) => {
    const known = underWay.get(key);
    if (known) return known;
    const promise = (async () => {
      await turn();
      try {
        return await work();
      } finally {
        done();
        underWay.delete(key);
      }
    })();
    underWay.set(key, promise);
    return promise;
  };
}
