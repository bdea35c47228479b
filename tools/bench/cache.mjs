import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from '../../scripts/lib/cli-error.mjs';
import { measureThroughput } from '../lib/load.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startVarnish } from '../lib/varnish-process.mjs';

/**
 * Pages a second from Varnish.
 *
 * @param {import('./metric.mjs').Bench} bench
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
export async function measureCache({ shop, pages }) {
  const folder = await mkdtemp(join(tmpdir(), 'witryna-bench-'));
  const port = await freePort();
  const varnish = await startVarnish({ port, storefronts: [Number(new URL(shop.url).port)], folder });
  try {
    const category = `http://127.0.0.1:${port}${pages.find(({ kind }) => kind === 'category')?.path ?? '/'}`;
    await untilWell(category);
    const { perSecond, p99 } = await measureThroughput(category, { connections: 32 });
    return [
      { name: 'category from the cache: pages a second', value: perSecond, unit: '/s', target: { atLeast: 5000 } },
      { name: 'category from the cache: p99, 32 connections', value: p99, unit: 'ms' },
    ];
  } finally {
    const gone = once(varnish, 'exit');
    varnish.kill();
    await gone;
    await rm(folder, { recursive: true, force: true });
  }
}

/** @param {string} address */
async function untilWell(address) {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline) {
    const answered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new CliError('Varnish did not answer; its configuration is in deploy/varnish.');
}
