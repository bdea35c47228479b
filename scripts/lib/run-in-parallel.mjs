/**
 * A part of a longer run.
 *
 * @typedef {object} Part
 * @property {string} title
 * @property {readonly string[]} [after] titles of the parts that it waits for
 * @property {boolean} [alone] it takes every core, or changes files that others read, so that nothing else may run in the meantime
 */

/**
 * Runs parts, each on one core, as many at a time as there are cores. Of those that may begin the first in the list
 * does, so that the longest belong to the top. One that has to be alone waits until all before it have ended, and
 * everything below it waits for it.
 *
 * @template {Part} T
 * @param {readonly T[]} parts
 * @param {number} cores at least 1
 * @param {(part: T) => Promise<void>} run must not reject
 * @param {AbortSignal} [signal] no further part is begun once it is aborted
 * @returns {Promise<void>} resolves when all that were begun have ended
 * @throws {Error} when a part waits for one that does not stand above it
 */
export async function runInParallel(parts, cores, run, signal) {
  for (const [index, { title, after = [] }] of parts.entries()) {
    const missing = after.find((name) => !parts.slice(0, index).some((part) => part.title === name));
    if (missing !== undefined) throw new Error(`"${title}" waits for "${missing}", which does not stand above it.`);
  }
  /** @type {Set<string>} */
  const ended = new Set();
  /** @type {Map<T, Promise<void>>} */
  const running = new Map();
  const waiting = [...parts];

  /** @returns {T | undefined} what may begin now */
  const next = () => {
    const alone = waiting.findIndex((part) => part.alone === true);
    if (alone === 0) return running.size === 0 ? waiting[0] : undefined;
    const before = alone === -1 ? waiting : waiting.slice(0, alone);
    return running.size < cores ? before.find(({ after = [] }) => after.every((title) => ended.has(title))) : undefined;
  };

  while (waiting.length > 0 || running.size > 0) {
    const part = signal?.aborted ? undefined : next();
    if (part === undefined) {
      if (running.size === 0) return;
      await Promise.race(running.values());
      continue;
    }
    waiting.splice(waiting.indexOf(part), 1);
    running.set(
      part,
      run(part).then(() => {
        ended.add(part.title);
        running.delete(part);
      }),
    );
    if (part.alone === true) await Promise.all(running.values());
  }
}
