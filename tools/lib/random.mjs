/**
 * Random numbers that can be had again (mulberry32).
 *
 * @param {number} seed any integer
 * @returns {() => number} at least 0 and less than 1
 */
export function randomNumbers(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * One of a list, by the random number.
 *
 * @template Entry
 * @param {() => number} random
 * @param {readonly Entry[]} entries
 * @returns {Entry | undefined} undefined for an empty list
 */
export function pick(random, entries) {
  return entries[Math.floor(random() * entries.length)];
}
