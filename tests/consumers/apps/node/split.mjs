// Bundles two pages with esbuild, which share what both need. Prints the outputs with their entries and sizes.
import { build } from 'esbuild';

const { metafile } = await build({
  entryPoints: ['button-page.mjs', 'content-page.mjs'],
  outdir: 'split',
  bundle: true,
  splitting: true,
  format: 'esm',
  minify: true,
  metafile: true,
  define: { 'process.env.NODE_ENV': '"production"' },
  external: ['react', 'react-dom', 'react/jsx-runtime'],
});
console.log(JSON.stringify(metafile.outputs));
