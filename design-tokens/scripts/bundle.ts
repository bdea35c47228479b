import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { join } from 'node:path';
import { build } from 'vite';
import { packageRoot } from './source.ts';
import { writeFiles } from './write-files.ts';

/**
 * Public modules: name in `dist` to source in `src`. None is named `*.css.js`, which vanilla-extract would compile
 * again.
 */
const entries = {
  index: 'index.ts',
  contract: 'contract.css.ts',
  theme: 'theme.css.ts',
  layers: 'layers.css.ts',
  styling: 'styling.ts',
} as const;

/**
 * Compiles the package's modules to plain JavaScript, with declarations next to them and one `styles.css`.
 *
 * @param outDir - Absolute path of a folder that is emptied first.
 */
export async function bundle(outDir: string): Promise<void> {
  await build({
    configFile: false,
    root: packageRoot,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin()],
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      cssMinify: 'lightningcss',
      cssTarget: 'esnext',
      target: 'es2022',
      lib: {
        entry: mapValues(entries, (file) => join(packageRoot, 'src', file)),
        formats: ['es'],
        cssFileName: 'styles',
      },
      rolldownOptions: { external: [/^@vanilla-extract\//], output: { chunkFileNames: 'chunks/[hash].js' } },
    },
  });
  // Library mode removes the import of style sheets from modules, so the entry of the theme imports it again.
  writeFiles(outDir, [
    { path: 'theme.js', text: "import './styles.css';\n" },
    ...Object.entries(entries).map(([name, file]) => ({
      path: `${name}.d.ts`,
      text: `export * from './types/${file.replace(/ts$/, 'js')}';\n`,
    })),
  ]);
}

function mapValues<Key extends string>(
  record: Readonly<Record<Key, string>>,
  change: (value: string) => string,
): Record<string, string> {
  return Object.fromEntries(Object.entries<string>(record).map(([key, value]) => [key, change(value)]));
}
