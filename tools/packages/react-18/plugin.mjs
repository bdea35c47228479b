import { join } from 'node:path';
import { rewriteForReact18 } from './rewrite.mjs';

const PREFIX = 'witryna:react-18/';

/**
 * Lets components that are written for React 19 run with React 18.2 too. Sources stay as React 19 wants them; see
 * `rewrite.mjs` for what is changed on the way to the package.
 *
 * @param {RegExp} sources paths of the modules to change
 * @returns {import('vite').Plugin}
 */
export function react18(sources) {
  return {
    name: 'witryna:react-18',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? join(import.meta.dirname, `${id.slice(PREFIX.length)}.ts`) : null),
    transform(code, id) {
      const file = id.replace(/\?.*$/, '');
      if (!sources.test(file)) return null;
      const changed = rewriteForReact18(code, file);
      // Lines stay in their place, so that the source map stays right.
      return changed === code ? null : { code: changed, map: null };
    },
  };
}
