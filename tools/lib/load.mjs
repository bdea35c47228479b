import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/**
 * How a server does under load.
 *
 * @typedef {object} Throughput
 * @property {number} perSecond answers a second
 * @property {number} median ms for the middle answer
 * @property {number} p99 ms that 99 of 100 answers stay below
 * @property {number} count answers in all
 */

/**
 * What is asked for: over how many connections, and for how many seconds or answers.
 *
 * @typedef {{ connections?: number, seconds?: number, answers?: number }} Load
 */

const client = fileURLToPath(new URL('./load-client.mjs', import.meta.url));

/**
 * Asks for one address over and over, for some seconds or until there are so many answers. A process of its own does it:
 * the one of the benchmark reads the log of the server meanwhile, and answers would wait for that.
 *
 * @param {string} url
 * @param {Load} [load] 8 connections and 5 seconds, unless a number of answers is wanted
 * @returns {Promise<Throughput>}
 * @throws Error when an answer is not 200
 */
export async function measureThroughput(url, load = {}) {
  const { stdout } = await promisify(execFile)(process.execPath, [client, url, JSON.stringify(load)]);
  return JSON.parse(stdout);
}

/**
 * @param {number[]} sorted ascending
 * @param {number} share from 0 to 1
 * @returns {number} 0 for an empty list
 */
export function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
