/** One of a number of things strewn about: its place within a unit square, its turn and its size, all 0 to 1. */
export interface Scattered {
  x: number;
  y: number;
  turn: number;
  size: number;
}

/** Strews `count` things about; the same `seed` always gives the same pattern. */
export function scatter(count: number, seed: string): Scattered[] {
  const next = randomFrom(seed);
  return Array.from({ length: count }, () => ({ x: next(), y: next(), turn: next(), size: next() }));
}

/** Numbers between 0 and 1 that follow from `seed` (mulberry32). */
export function randomFrom(seed: string): () => number {
  let state = getHash(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** FNV-1a hash of the text. */
function getHash(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
