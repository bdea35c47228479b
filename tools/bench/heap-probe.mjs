// Preloaded into a measured server, with `--expose-gc`: on SIGUSR2 it writes how many bytes of its heap are in use
// after a collection.
import { writeFileSync } from 'node:fs';
import { heapFile } from './live-heap.mjs';

process.on('SIGUSR2', () => {
  globalThis.gc?.();
  writeFileSync(heapFile(process.env['DATA_DIR'] ?? '', process.pid), String(process.memoryUsage().heapUsed));
});
