import type { PurgedTags } from './parse-purge.ts';

export interface PurgeRoundsOptions<Worker> {
  /** Time in ms after which a purge counts as failed. */
  timeout: number;
  /** Asks a worker to purge its pages. */
  apply(worker: Worker, call: string, tags: PurgedTags): void;
  /** Gets the result: whether all workers have purged their pages. */
  finish(requester: Worker, call: string, isComplete: boolean): void;
}

/** The purges that are under way, and the workers that have pages. */
export interface PurgeRounds<Worker> {
  /** Adds a worker that is ready. One that is still starting has no page and does not listen yet. */
  add(worker: Worker): void;
  /** Removes a worker that has exited: it has nothing left to send. */
  remove(worker: Worker): void;
  start(requester: Worker, call: string, tags: PurgedTags): void;
  /** Takes note that a worker has purged its pages. */
  confirm(worker: Worker, call: string): void;
}

/** Creates the list of purges that all workers have to confirm. */
export function createPurgeRounds<Worker>({ timeout, apply, finish }: PurgeRoundsOptions<Worker>): PurgeRounds<Worker> {
  const workers = new Set<Worker>();
  /** By call: the worker that requested it, and those that have not confirmed it yet. */
  const open = new Map<string, { requester: Worker; missing: Set<Worker>; timer: NodeJS.Timeout }>();

  const end = (call: string, isComplete: boolean): void => {
    const round = open.get(call);
    if (!round) return;
    clearTimeout(round.timer);
    open.delete(call);
    finish(round.requester, call, isComplete);
  };
  const confirm = (worker: Worker, call: string): void => {
    const round = open.get(call);
    round?.missing.delete(worker);
    if (round?.missing.size === 0) end(call, true);
  };

  return {
    add: (worker) => void workers.add(worker),
    remove: (worker) => {
      workers.delete(worker);
      for (const call of [...open.keys()]) confirm(worker, call);
    },
    start: (requester, call, tags) => {
      const timer = setTimeout(() => end(call, false), timeout).unref();
      open.set(call, { requester, missing: new Set(workers), timer });
      for (const worker of workers) apply(worker, call, tags);
      if (workers.size === 0) end(call, true);
    },
    confirm,
  };
}
