// Asks for the address in the first argument as the second one says, and prints how the server did. See load.mjs.
import { Agent, get } from 'node:http';
import { quantile } from './load.mjs';

/** As browsers ask: pages are compressed. */
const headers = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * @param {string} url
 * @param {import('./load.mjs').Load} load
 * @returns {Promise<import('./load.mjs').Throughput>}
 */
async function measure(url, { connections = 8, answers = Infinity, seconds = answers === Infinity ? 5 : Infinity }) {
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

const [url = '', load = '{}'] = process.argv.slice(2);
console.log(JSON.stringify(await measure(url, JSON.parse(load))));
