import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** Further variables for a shop whose heap is to be measured. */
export const probedHeap = { NODE_OPTIONS: `--expose-gc --import=${new URL('./heap-probe.mjs', import.meta.url).href}` };

/**
 * @param {string} dataDir
 * @param {number} pid
 * @returns {string} path of the file that the process with that id leaves its metric in
 */
export function heapFile(dataDir, pid) {
  return join(dataDir, `heap-${pid}`);
}

/**
 * The heap that is left after a collection. Resident memory would say more of when V8 last gave pages back: an idle
 * process has half.
 *
 * @param {import('../../scripts/lib/shop.mjs').Shop} shop started with `probedHeap` and one worker
 * @returns {Promise<number>} MB
 * @throws Error when the process is gone
 */
export async function measureLiveHeap({ dataDir, pid }) {
  const file = heapFile(dataDir, pid);
  await rm(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    process.kill(pid, 0);
    const bytes = Number(await readFile(file, 'utf8').catch(() => ''));
    if (bytes > 0) return bytes / 2 ** 20;
    await setTimeout(50);
  }
}
