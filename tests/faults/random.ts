/** Random numbers that are the same for the same seed. */
export interface Random {
  /** At least 0 and less than 1. */
  next(): number;
  /** A whole number below the limit. */
  below(limit: number): number;
  pick<Value>(values: readonly [Value, ...Value[]]): Value;
  /** True with this probability. */
  chance(probability: number): boolean;
}

/** mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (values) => values[below(values.length)] ?? values[0],
    chance: (probability) => next() < probability,
  };
}
