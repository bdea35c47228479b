/** Seconds before the end of a session at which the shopper is warned (decision X6 on time-outs). */
export const warningTime = 120;

/** How far the computer's clock may depart from the time that has really passed, in ms, before it is not believed. */
const clockTolerance = 5000;

/** Interval of the check in ms. */
const checkInterval = 1000;

export interface ExpiryOptions {
  /** When the token was stored, in ms since 1970. */
  storedAt: number;
  /** Seconds that it lives from then. */
  lifetime: number;
  /** Called once, {@link warningTime} before the end, with the seconds that are left. */
  onWarning(secondsLeft: number): void;
  /** Called once, at the end. */
  onExpired(): void;
  /**
   * Called once when the clock says that the session is over, but the time that has passed does not: the clock was set,
   * or the computer slept.
   */
  onDoubt(): void;
  /** Time in ms since 1970. Default: the computer's clock. */
  now?(): number;
  /** Monotonic time in ms. Default: since the page was opened. */
  passed?(): number;
}

/**
 * Watches the life of a token: a timer fires at its end, counted from when it was stored, and a check runs
 * every second for what timers miss. Both lead to one call.
 *
 * @returns cancels timer and check
 */
export function watchExpiry({
  storedAt,
  lifetime,
  onWarning,
  onExpired,
  onDoubt,
  now = Date.now,
  passed = () => performance.now(),
}: ExpiryOptions): () => void {
  const begunAt = now();
  const begunPassed = passed();
  // A clock that was set back since does not make a session longer than it is.
  const left = Math.min(storedAt + lifetime * 1000 - begunAt, lifetime * 1000);
  let warned = false;
  let doubted = false;
  let over = false;

  const check = () => {
    if (over) return;
    const byPassed = passed() - begunPassed;
    const byClock = now() - begunAt;
    if (byPassed >= left || (byClock >= left && byClock - byPassed < clockTolerance)) {
      over = true;
      stop();
      onExpired();
    } else if (byClock >= left && !doubted) {
      doubted = true;
      onDoubt();
    } else if (!warned && left - byPassed <= warningTime * 1000) {
      warned = true;
      onWarning(Math.ceil((left - byPassed) / 1000));
    }
  };
  const interval = setInterval(check, checkInterval);
  // Longer waits than browsers can keep are the check's business.
  const timer = setTimeout(check, Math.min(Math.max(left, 0), 2 ** 31 - 1));
  const stop = () => {
    clearInterval(interval);
    clearTimeout(timer);
  };
  return stop;
}
