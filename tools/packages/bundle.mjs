import { join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, defaultClientConditions, defaultServerConditions } from 'vite';
import { root } from '../../scripts/lib/paths.mjs';
import { clientComponents } from './client-components.mjs';
import { SOURCE_CONDITION, entrySources } from './manifest.mjs';
import { embedSources } from './react-18/embed-sources.mjs';
import { react18 } from './react-18/plugin.mjs';

/** What class names of a package begin with, so that they meet no name of the application. */
export const CLASS_PREFIXES = { ui: 'w-ui-', 'page-builder': 'w-pb-' };

/**
 * Compiles the modules of a package one by one into `dist`, styles into one `styles.css`.
 *
 * One module a file keeps `"use client"` to the modules that need it, and lets bundlers drop what is not used. Styles
 * are compiled, so that no application needs vanilla-extract. No module is called `*.css.js`, which vanilla-extract
 * would compile once more.
 *
 * @param {keyof typeof CLASS_PREFIXES} folder
 * @param {string} outDir absolute path; it is emptied first
 * @returns {Promise<ReadonlyMap<string, string>>} the style module of each class name, as a path below `src`
 */
export async function bundlePackage(folder, outDir) {
  const packageRoot = join(root, folder);
  /** @type {Map<string, string>} */
  const moduleOfClass = new Map();
  const sources = new RegExp(`[\\\\/]${folder}[\\\\/]src[\\\\/].*\\.tsx?$`);
  await build({
    configFile: false,
    root: packageRoot,
    mode: 'production',
    logLevel: 'warn',
    resolve: { conditions: [SOURCE_CONDITION, ...defaultClientConditions] },
    // Where vanilla-extract evaluates the style sheets.
    environments: {
      ssr: { resolve: { conditions: [SOURCE_CONDITION, ...defaultServerConditions], noExternal: [/^@witryna\//] } },
    },
    plugins: [
      clientComponents(sources),
      react18(sources),
      vanillaExtractPlugin({
        identifiers: ({ hash, filePath }) => {
          const name = CLASS_PREFIXES[folder] + hash;
          moduleOfClass.set(name, filePath.replace(/^src\//, ''));
          return name;
        },
      }),
    ],
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      sourcemap: true,
      cssMinify: 'lightningcss',
      cssTarget: 'esnext',
      cssCodeSplit: false,
      target: 'es2022',
      reportCompressedSize: false,
      lib: {
        entry: entrySources(folder).map((source) => join(packageRoot, source)),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: {
        // Each module stays a file of its own, with its directive.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
        external: (id) => /^[^./\0]/.test(id) && !id.startsWith(root) && !id.startsWith('witryna:'),
        output: {
          // The package contains the sources, apart from those that `embedSources` adds.
          sourcemapExcludeSources: true,
          preserveModules: true,
          preserveModulesRoot: join(packageRoot, 'src'),
          entryFileNames: ({ name }) => `${moduleName(name)}.js`,
        },
      },
    },
  });
  await embedSources(outDir);
  return moduleOfClass;
}

/** @param {string} name a module's path below `src`, without its last extension */
function moduleName(name) {
  return name.replace(/^.*[\\/]react-18[\\/]/, 'react-18/').replace(/\.css$/, '.styles');
}
