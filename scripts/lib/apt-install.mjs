import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * Installs a package of Debian or Ubuntu where this user may; elsewhere nothing happens.
 *
 * @param {string} name
 */
export function aptInstall(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  const options = {
    stdio: /** @type {const} */ ('inherit'),
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-q'], options);
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', name], options);
}
