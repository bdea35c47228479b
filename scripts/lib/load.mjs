import { Agent, get } from 'node:http';

/**
 * How a server does under load.
 *
 * @typedef {object} Throughput
 * @property {number} perSecond answers a second
 * @property {number} median ms for the middle answer
 * @property {number} slow ms that 95 of 100 answers stay below
 */

/**
 * Asks for one address over and over.
 *
 * @param {string} url
 * @param {{ connections?: number, seconds?: number }} [options]
 * @returns {Promise<Throughput>}
 * @throws Error when an answer is not 200
 */
export async function measureThroughput(url, { connections = 8, seconds = 5 } = {}) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + seconds * 1000;
  /** @type {number[]} */
  const times = [];
  const ask = async () => {
    while (performance.now() < end) times.push(await timeOf(url, agent));
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  times.sort((one, other) => one - other);
  return { perSecond: times.length / seconds, median: quantile(times, 0.5), slow: quantile(times, 0.95) };
}

/**
 * @param {string} url
 * @param {Agent} agent
 * @returns {Promise<number>} ms until the whole answer is there
 */
function timeOf(url, agent) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode ?? 'nothing'}.`));
      answer.resume();
      answer.once('end', () => {
        resolve(performance.now() - started);
      });
    }).once('error', reject);
  });
}

/**
 * @param {number[]} sorted ascending
 * @param {number} share from 0 to 1
 * @returns {number} 0 for an empty list
 */
export function quantile(sorted, share) {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
