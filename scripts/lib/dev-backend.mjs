// Runs the embedded backend from its sources and exits with RESTART when one of them changes.
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './paths.mjs';
import { RESTART } from './restart.mjs';

const vite = await createServer({
  configFile: join(root, 'storefront', 'vite.config.ts'),
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true, entries: [] },
});

let broken = false;

vite.watcher.on('change', (file) => {
  if (broken || vite.environments.ssr.moduleGraph.getModulesByFile(file)) process.exit(RESTART);
});

try {
  await vite.ssrLoadModule('/demo/main.ts');
} catch (error) {
  console.error(error);
  console.error('The commerce backend waits for a change of its sources.');
  broken = true;
}
