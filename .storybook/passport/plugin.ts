import path from 'node:path';
import type { Plugin } from 'vite';
import { sources } from '../../scripts/passports/components.mjs';
import { makePassports } from '../../scripts/passports/passport.mjs';

const filled = path.join(import.meta.dirname, 'passports.ts');

/** Makes the passports of all components from sources and measurements whenever Storybook asks for them. The static site also has them as `passports.json`. */
export function passports(): Plugin {
  let isBuild = false;
  return {
    name: 'witryna-passports',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    load(id) {
      if (path.normalize(id) !== filled) return null;
      const json = JSON.stringify(makePassports());
      if (isBuild) this.emitFile({ type: 'asset', fileName: 'passports.json', source: json });
      return `export const passports = ${json};`;
    },
    configureServer(server) {
      // A change of a component makes them old; they are made anew when the next page asks for them.
      server.watcher.on('change', (file) => {
        const made = file.startsWith(sources) ? server.moduleGraph.getModuleById(filled) : undefined;
        if (made) server.moduleGraph.invalidateModule(made);
      });
    },
  };
}
