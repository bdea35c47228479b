import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { CliError } from './cli-error.mjs';
import { makeFolder } from './make-folder.mjs';
import { dist } from './paths.mjs';
import { openProcessLog } from './process-log.mjs';
import { createShopEnvironment } from './shop-environment.mjs';

// The first start draws the images of the whole catalog; a large shop is filled at each start.
const START_TIMEOUT = 900_000;
const STOP_TIMEOUT = 12_000;

/**
 * A running shop.
 *
 * @typedef {object} Shop
 * @property {string} url address of the shop, e.g. `http://localhost:3000`
 * @property {string} backendUrl address of the commerce backend
 * @property {number} pid id of the storefront's process
 * @property {string} dataDir absolute folder with the backend's data and the logs
 * @property {Promise<string>} ended resolves with a sentence when one of the processes ends without being asked to
 * @property {() => Promise<void>} stop stops all processes; resolves when they are gone
 */

/**
 * One process of the shop.
 *
 * @typedef {object} Part
 * @property {string} name
 * @property {number} pid
 * @property {string} log path of its log file
 * @property {() => string} tail end of its output
 * @property {Promise<string>} exited resolves with how it ended, e.g. `exit code 1` or `SIGKILL`
 * @property {() => boolean} running
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the built shop: the embedded backend, unless another one is named, and the production server.
 *
 * @param {import('./settings.mjs').Settings & {
 *   env?: Record<string, string>,
 *   say?: (line: string) => void,
 *   signal?: AbortSignal,
 * }} options `env`: further variables for both processes; `say`: told what is going on; `signal`: gives up starting
 * @returns {Promise<Shop>} once both answer
 * @throws {CliError} when a process ends or does not answer; nothing is left running then
 */
export async function startShop({ port, backendPort, dataDir, commerceUrl, env = {}, say = () => {}, signal }) {
  const logs = join(dataDir, 'logs');
  // Opening the log files reports it when the folder cannot be created.
  await makeFolder(logs).catch(() => {});
  const url = `http://localhost:${port}`;
  const backendUrl = commerceUrl ?? `http://localhost:${backendPort}`;
  const shared = {
    ...createShopEnvironment({ port, backendPort, dataDir, commerceUrl }, { ...process.env, ...env }),
    NODE_ENV: 'production',
  };
  /** @type {Part[]} */
  const parts = [];
  let starting = true;
  let pid = 0;
  const tell = (/** @type {string} */ line) => {
    if (starting) say(line);
  };
  let logging = true;
  const reportLogError = (/** @type {Error} */ error) => {
    if (logging)
      say(`The logs in ${logs} cannot be written (${error.message}); the shop runs without them until its next start.`);
    logging = false;
  };
  const stop = async () => {
    for (const part of parts.toReversed()) await part.stop();
  };
  try {
    if (!commerceUrl) {
      say('Starting the commerce backend ...');
      const backend = startPart('The commerce backend', 'backend.js', join(logs, 'backend.log'), shared, {
        say: tell,
        onLogError: reportLogError,
      });
      parts.push(backend);
      await answers(backend, `${backendUrl}/graphql?query=%7B__typename%7D`, signal);
    }
    say('Starting the storefront ...');
    const storefront = startPart('The storefront', 'main.js', join(logs, 'storefront.log'), shared, {
      say: tell,
      onLogError: reportLogError,
    });
    parts.push(storefront);
    await answers(storefront, `${url}/ready`, signal);
    pid = storefront.pid;
  } catch (error) {
    await stop();
    throw error;
  }
  starting = false;
  const ended = Promise.race(
    parts.map((part) => part.exited.then((how) => `${part.name} has ended (${how}); its log is ${part.log}.`)),
  );
  return { url, backendUrl, pid, dataDir, ended, stop };
}

/**
 * @param {string} name
 * @param {string} file in dist/server
 * @param {string} log
 * @param {NodeJS.ProcessEnv} env
 * @param {{ say: (line: string) => void, onLogError: (error: Error) => void }} listeners
 * @returns {Part}
 */
function startPart(name, file, log, env, { say, onLogError }) {
  const child = spawn(
    process.execPath,
    ['--import', new URL('./follow-parent.mjs', import.meta.url).href, join(dist, 'server', file)],
    { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  const record = openProcessLog(log, onLogError);
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', record.write);
  if (child.stdout) {
    createInterface(child.stdout).on('line', (line) => {
      // Log lines are JSON; anything else is meant for people, such as the progress of the first start.
      if (line && !line.startsWith('{')) say(line);
    });
  }
  /** @type {Part['exited']} */
  const exited = new Promise((resolve) => {
    child.once('close', (code, killer) => {
      void record.close().then(() => {
        resolve(killer ?? `exit code ${code ?? 'unknown'}`);
      });
    });
  });
  const running = () => child.exitCode === null && child.signalCode === null;
  return {
    name,
    pid: child.pid ?? 0,
    log,
    tail: record.tail,
    exited,
    running,
    stop: async () => {
      const forced = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT);
      child.kill('SIGTERM');
      await exited;
      clearTimeout(forced);
    },
  };
}

/**
 * Waits until an address answers well.
 *
 * @param {Part} part the process that serves it
 * @param {string} address
 * @param {AbortSignal | undefined} signal
 */
async function answers(part, address, signal) {
  const deadline = Date.now() + START_TIMEOUT;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    if (!part.running()) {
      await part.exited;
      throw new CliError(`${part.name} could not start: ${lastWords(part)}`);
    }
    const answered = await fetch(address, { signal: AbortSignal.timeout(5_000) }).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new CliError(`${part.name} did not answer within ${START_TIMEOUT / 1000} s; its log is ${part.log}.`);
}

/**
 * @param {Part} part
 * @returns {string} what a process said about its end: the message of its last error, or else its last line
 */
function lastWords({ log, tail }) {
  const lines = tail()
    .split('\n')
    .filter((line) => line.trim() && !/^Node\.js v\d/.test(line));
  const error = lines.findLast((line) => /^\w*Error( \[\w+\])?: /.test(line));
  return error?.replace(/^[^:]+: /, '') ?? lines.at(-1) ?? `see ${log}.`;
}
