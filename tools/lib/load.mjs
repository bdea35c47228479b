import { Agent, get } from 'node:http';

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
 * Asks for one address over and over, for some seconds or until there are so many answers.
 *
 * @param {string} url
 * @param {{ connections?: number, seconds?: number, answers?: number }} [options] 8 connections and 5 seconds, unless a
 * number of answers is wanted
 * @returns {Promise<Throughput>}
 * @throws Error when an answer is not 200
 */
export async function measureThroughput(
  url,
  { connections = 8, answers = Infinity, seconds = answers === Infinity ? 5 : Infinity } = {},
) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  /** @type {number[]} */
  const times = [];
  let asked = 0;
  const ask = async () => {
    while (asked < answers && performance.now() - started < seconds * 1000) {
      asked += 1;
      times.push(await measureTime(url, agent));
    }
  };
  await Promise.all(Array.from({ length: connections }, ask));
  agent.destroy();
  const took = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  return {
    perSecond: times.length / took,
    median: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    count: times.length,
  };
}

/** As browsers ask: pages are compressed. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * @param {string} url
 * @param {Agent} agent
 * @returns {Promise<number>} ms until the whole answer is there
 */
function measureTime(url, agent) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
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
