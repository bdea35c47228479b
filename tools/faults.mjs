// Runs the fault matrix and random placements against the real backend; see tests/faults.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, createServer } from 'vite';
import { CliError, runMain } from '../scripts/lib/cli-error.mjs';
import { root } from '../scripts/lib/paths.mjs';

// Its own for each run: one that was started before must find its backend again.
const built = join(root, 'node_modules', '.cache', 'faults', String(process.pid));

/** Bundles the process of the backend, so that it starts again quickly after it was killed. */
async function buildBackend() {
  await build({
    configFile: false,
    root: join(root, 'storefront'),
    logLevel: 'warn',
    build: {
      ssr: join(root, 'tests', 'faults', 'backend-process.ts'),
      outDir: built,
      emptyOutDir: true,
      target: 'node20',
    },
  });
  return join(built, 'backend-process.js');
}

await runMain(async () => {
  const backendProcess = await buildBackend();
  const vite = await createServer({
    configFile: join(root, 'storefront', 'vite.config.ts'),
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, entries: [] },
  });
  try {
    const { main } = await vite.ssrLoadModule(join(root, 'tests', 'faults', 'main.ts'));
    const isSound = await main(process.argv.slice(2), backendProcess, console.log);
    if (!isSound) throw new CliError('Something is wrong; see the lines above.');
  } finally {
    await vite.close();
    await rm(built, { recursive: true, force: true });
  }
});
