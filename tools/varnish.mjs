// Finds the cache Varnish for its tests.
import { aptInstall } from '../scripts/lib/apt-install.mjs';
import { CliError } from '../scripts/lib/cli-error.mjs';
import { findOnPath } from '../scripts/lib/find-executable.mjs';

// Debian keeps it where only administrators look.
const findVarnish = () => findOnPath(['varnishd'], ['/usr/sbin', '/usr/local/sbin', '/opt/homebrew/sbin']);

/**
 * Finds Varnish, or installs Debian's package where apt-get may be used.
 *
 * @returns {string} path of `varnishd`
 * @throws {CliError} with what to do, when there is none and none can be installed
 */
export function ensureVarnish() {
  const found = findVarnish();
  if (found) return found;
  console.log('No Varnish found; installing it ...');
  aptInstall('varnish');
  const installed = findVarnish();
  if (installed) return installed;
  throw new CliError(
    'The tests of the cache need Varnish and it could not be installed; install the package "varnish" and try again.',
  );
}
