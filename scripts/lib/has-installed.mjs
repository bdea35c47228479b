// Runs before the Node version is known: syntax that old versions can still read.

/**
 * Whether all packages of a lock file are installed in their version. Optional ones may be absent: they are for other
 * platforms.
 *
 * @param {{ packages?: Record<string, { version?: string, optional?: boolean, link?: boolean }> }} lock `package-lock.json`
 * @param {{ packages?: Record<string, { version?: string }> }} installed `node_modules/.package-lock.json`, in which npm
 *   notes what it has installed
 * @returns {boolean}
 */
export function hasInstalled(lock, installed) {
  const wanted = lock.packages || {};
  const present = installed.packages || {};
  return Object.keys(wanted).every((path) => {
    const { version, optional, link } = wanted[path] || {};
    if (link || !/(^|\/)node_modules\//.test(path)) return true;
    const found = present[path];
    return found ? found.version === version : optional === true;
  });
}
