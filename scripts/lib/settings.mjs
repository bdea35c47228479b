import { rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { CliError } from './cli-error.mjs';
import { backendAddress } from './backend-address.mjs';
import { makeFolder } from './make-folder.mjs';
import { root } from './paths.mjs';
import { freePort, isPortFree } from './ports.mjs';

// Bytes that are written to find out whether the disk is full.
const PROBE_SIZE = 65_536;

/**
 * Settings of `npm start` and `npm run dev`, from the environment.
 *
 * @typedef {object} Settings
 * @property {number} port port of the shop, from `PORT` (3000)
 * @property {number} backendPort port of the embedded backend, from `BACKEND_PORT` (4000)
 * @property {string} dataDir absolute folder of the embedded backend's data, from `DATA_DIR` (.data)
 * @property {string | null} commerceUrl address of another Magento backend, from `COMMERCE_URL`; null: the embedded one
 */

/**
 * Reads the settings and checks that they can be used.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<Settings>}
 * @throws {CliError} with one sentence
 */
export async function readSettings(env) {
  const port = await usablePort('PORT', env['PORT'], 3000);
  const commerceUrl = await usableCommerceUrl(env['COMMERCE_URL']);
  const backendPort = commerceUrl ? 0 : await usablePort('BACKEND_PORT', env['BACKEND_PORT'], 4000);
  if (port === backendPort) {
    throw new CliError(`PORT and BACKEND_PORT are both ${port}; give the shop and the backend different ports.`);
  }
  return { port, backendPort, dataDir: await usableDataDir(env['DATA_DIR']), commerceUrl };
}

/**
 * Returns whether the embedded backend shows sent mails at `/outbox`: as `DEMO_OUTBOX` (0 or 1) says, otherwise only
 * where the shop is public at no other name than this machine's.
 *
 * @param {NodeJS.ProcessEnv} env
 * @returns {'0' | '1'}
 */
export function readOutboxSetting(env) {
  if (env['DEMO_OUTBOX']) return env['DEMO_OUTBOX'] === '1' ? '1' : '0';
  const publicUrl = env['PUBLIC_URL'] || 'http://localhost';
  const isLocal = URL.canParse(publicUrl) && ['localhost', '127.0.0.1', '[::1]'].includes(new URL(publicUrl).hostname);
  return isLocal ? '1' : '0';
}

/**
 * @param {string} name
 * @param {string | undefined} value
 * @param {number} fallback
 */
async function usablePort(name, value, fallback) {
  const port = value ? Number(/^\d{1,5}$/.test(value) ? value : Number.NaN) : fallback;
  if (!(port >= 0 && port <= 65_535)) {
    throw new CliError(`${name} must be a port number from 0 to 65535, but it is "${value}".`);
  }
  if (port === 0) return freePort();
  if (await isPortFree(port)) return port;
  throw new CliError(
    `Port ${port} is taken; stop what listens there or choose another with ${name}, e.g. ${name}=${port + 1} npm start.`,
  );
}

/** @param {string | undefined} value */
async function usableDataDir(value) {
  const folder = resolve(root, value || '.data');
  const probe = join(folder, `.writable-${process.pid}`);
  try {
    await makeFolder(folder);
    // An empty file can be created on a full disk.
    await writeFile(probe, Buffer.alloc(PROBE_SIZE));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CliError(
      `The data folder ${folder} cannot be written (${reason}); make room there, or choose another with DATA_DIR.`,
    );
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
  return folder;
}

/** @param {string | undefined} value */
async function usableCommerceUrl(value) {
  if (!value) return null;
  const address = backendAddress(value);
  if (!/^https?:\/\/[^\s\\@?#]+$/i.test(address) || !URL.canParse(address)) {
    throw new CliError(
      `COMMERCE_URL must be an address such as https://shop.example, but it is "${value.replace(/\/\/[^/?#]*@/g, '//***@')}".`,
    );
  }
  const problem = await graphqlProblem(address);
  if (problem) {
    throw new CliError(
      `COMMERCE_URL ${address} cannot be used: ${problem}; check the address, or leave it empty for the embedded backend.`,
    );
  }
  return address;
}

/**
 * @param {string} address
 * @returns {Promise<string | null>} why the backend does not answer GraphQL, or null when it does
 */
async function graphqlProblem(address) {
  try {
    // The shop sends requests to this address alone, and no redirect is followed there.
    const response = await fetch(`${address}/graphql?query=%7B__typename%7D`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(10_000),
    });
    const location = response.headers.get('location');
    if (response.status >= 300 && response.status < 400 && location !== null) {
      const { origin, pathname } = new URL(location, `${address}/graphql`);
      const target = backendAddress(origin + pathname);
      const remedy = target === address ? '' : `, so set COMMERCE_URL=${target}`;
      return `${address}/graphql redirects to ${origin}${pathname}${remedy}`;
    }
    const type = response.headers.get('content-type') ?? '';
    if (!type.includes('json')) return `${address}/graphql answers ${response.status} without JSON`;
    return null;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return `no answer (${cause instanceof Error ? cause.message : String(cause)})`;
  }
}
