import type { FaultRule } from './fault-rule.ts';

/** Keeps fault rules and says which one disturbs a request. */
export interface FaultInjector {
  add(rules: readonly FaultRule[]): void;
  /** Forgets all rules. */
  clear(): void;
  /** Rules that still have requests to disturb. */
  pending(): readonly FaultRule[];
  /**
   * Uses up the first rule that matches.
   *
   * @param operation GraphQL operation name; null for other requests and anonymous operations.
   */
  take(operation: string | null, path: string): FaultRule | null;
}

interface Counter {
  readonly rule: FaultRule;
  skip: number;
  left: number;
}

function matches({ operation: wanted }: FaultRule, operation: string | null, path: string): boolean {
  return wanted === '*' || wanted === operation || (wanted.includes('/') && path.includes(wanted));
}

/** An injector without rules. */
export function createFaultInjector(): FaultInjector {
  let counters: Counter[] = [];
  return {
    add(rules) {
      counters.push(...rules.map((rule) => ({ rule, skip: rule.skip, left: rule.times })));
    },
    clear() {
      counters = [];
    },
    pending: () => counters.map(({ rule, left, skip }) => ({ ...rule, times: left, skip })),
    take(operation, path) {
      const counter = counters.find(({ rule }) => matches(rule, operation, path));
      if (!counter) return null;
      if (counter.skip > 0) {
        counter.skip -= 1;
        return null;
      }
      counter.left -= 1;
      counters = counters.filter(({ left }) => left > 0);
      return counter.rule;
    },
  };
}
