/** Time that passes only when nothing else is going on: minutes of waiting cost no time, and runs repeat exactly. */
export interface VirtualTime {
  /** Current virtual time in ms since 1970. */
  now(): number;
  /** Ends when this much virtual time has passed. */
  sleep(milliseconds: number): Promise<void>;
  /** Real work that virtual time waits for, e.g. the backend's. */
  during<Answer>(work: Promise<Answer>): Promise<Answer>;
  /**
   * Runs a task with `setTimeout`, `clearTimeout` and `Date.now` of this time. @throws Error when it waits for nothing
   */
  run<Answer>(task: () => Promise<Answer>): Promise<Answer>;
}

interface Timer {
  at: number;
  call(): void;
}

/** Turns of the real event loop after which all that follows immediately has happened. */
const quietTurns = 5;

const realTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

export function createVirtualTime(start = Date.parse('2026-11-21T10:00:00Z')): VirtualTime {
  let now = start;
  let lastId = 0;
  const timers = new Map<number, Timer>();
  let underWay = 0;
  let wake: () => void = () => undefined;

  const setTimer = (call: () => void, delay: number): number => {
    lastId += 1;
    timers.set(lastId, { at: now + Math.max(0, delay), call });
    return lastId;
  };

  /** Lets the next moment come at which something was to happen. */
  const step = () => {
    let nextId: number | undefined;
    let next: Timer | undefined;
    for (const [id, timer] of timers) {
      if (!next || timer.at < next.at) [nextId, next] = [id, timer];
    }
    if (nextId === undefined || !next) throw new Error('Everybody waits, and nothing will happen.');
    timers.delete(nextId);
    now = Math.max(now, next.at);
    next.call();
  };

  return {
    now: () => now,
    sleep: (milliseconds) => new Promise((resolve) => setTimer(resolve, milliseconds)),
    during: (work) => {
      underWay += 1;
      return work.finally(() => {
        underWay -= 1;
        wake();
      });
    },
    async run(task) {
      const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, dateNow: Date.now };
      // Code under test passes a function, a delay and arguments, and gives back what it got.
      Object.assign(globalThis, {
        setTimeout: (call: (...values: unknown[]) => void, delay = 0, ...values: unknown[]) =>
          setTimer(() => call(...values), delay),
        clearTimeout: (id: number | undefined) => {
          if (id !== undefined) timers.delete(id);
        },
      });
      Date.now = () => now;
      let ended = false;
      const isEnded = () => ended;
      const answer = task().finally(() => {
        ended = true;
        wake();
      });
      answer.catch(() => undefined);
      try {
        for (;;) {
          for (let turn = 0; turn < quietTurns; turn += 1) await realTurn();
          if (isEnded()) return await answer;
          if (underWay > 0) {
            await new Promise<void>((resolve) => {
              wake = resolve;
              if (underWay === 0) resolve();
            });
          } else step();
        }
      } finally {
        Object.assign(globalThis, { setTimeout: real.setTimeout, clearTimeout: real.clearTimeout });
        Date.now = real.dateNow;
      }
    },
  };
}
