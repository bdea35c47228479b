// Runs before the npm scripts that somebody may begin with, on whatever Node there is: built-ins only, and syntax that
// old versions can still read.
import { spawnSync } from 'child_process';
import { createHash } from 'crypto';
import { existsSync, readFileSync, writeFileSync } from 'fs';
import { dirname, join } from 'path';
import { fileURLToPath } from 'url';
import { hasInstalled } from './lib/has-installed.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.witryna-lock-hash');

/** The first Node release that everything here runs on. */
const OLDEST_NODE = [20, 19];

/**
 * Ends the process with one sentence.
 *
 * @param {string} sentence what is wrong and what to do
 * @returns {never}
 */
function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

/** @returns {boolean} whether the running Node is at least {@link OLDEST_NODE} */
function nodeIsNewEnough() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor = 0, wantedMinor = 0] = OLDEST_NODE;
  return major > wantedMajor || (major === wantedMajor && minor >= wantedMinor);
}

/** @returns {string} SHA-256 of the lock file, in hexadecimal */
function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

/** @returns {boolean} whether `node_modules` has what the lock file names, e.g. after somebody ran `npm ci` */
function isInstalled() {
  const installed = join(modules, '.package-lock.json');
  if (!existsSync(installed)) return false;
  const read = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8'));
  return hasInstalled(read(join(root, 'package-lock.json')), read(installed));
}

/**
 * Runs npm in the project's root.
 *
 * @param {string} command `ci` or `install`
 * @returns {boolean} whether it succeeded
 */
function npm(command) {
  const script = process.env['npm_execpath'];
  // No dependency needs a script of its own to be installed, so that none may run.
  const flags = [command, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  // A production environment of the caller would leave out the tools that build the shop.
  const env = Object.assign({}, process.env, { NODE_ENV: 'development' });
  /** @type {import('child_process').SpawnSyncOptions} */
  const options = { cwd: root, env, stdio: 'inherit' };
  const result = script
    ? spawnSync(process.execPath, [script].concat(flags), options)
    : spawnSync('npm', flags, Object.assign(options, { shell: process.platform === 'win32' }));
  return result.status === 0;
}

/** Installs the dependencies, or ends the process. */
function install() {
  console.log('Installing dependencies (half a minute or so) ...');
  // `npm ci` refuses a lock file that lacks a binary of this platform; `npm install` then adds what is missing.
  if (!npm('ci') && !npm('install')) {
    fail('The dependencies could not be installed; see the npm messages above, check the network and try again.');
  }
}

if (!nodeIsNewEnough()) {
  fail(
    `Witryna needs Node ${OLDEST_NODE.join('.')} or newer, and this is ${process.versions.node}; install a newer one from https://nodejs.org and try again.`,
  );
}

const hash = lockHash();
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  if (!isInstalled()) install();
  // npm install may have completed the lock file.
  writeFileSync(stamp, lockHash());
}
