import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../scripts/lib/ports.mjs';
import { startShop } from '../../scripts/lib/shop.mjs';
import { measureThroughput } from '../lib/load.mjs';
import { getProcessMemory } from '../lib/process-memory.mjs';
import { startTemporaryShop } from '../../scripts/lib/temporary-shop.mjs';
import { measureLiveHeap, probedHeap } from './live-heap.mjs';

const RENDERS = 10_000;
const VISITORS = 200;
/** Without it, the server would measure how fast it sends what it has in memory. */
const uncached = { PAGE_CACHE_TTL: '0' };

/** @param {string} url */
async function measureWarm(url) {
  await measureThroughput(url, { seconds: 2 });
  return measureThroughput(url, { seconds: 5 });
}

/**
 * Pages a second of a shop with a process for each core, as it runs in production.
 *
 * @param {string} path
 */
async function measureAllCores(path) {
  const shop = await startTemporaryShop({ ...uncached, WORKERS: String(availableParallelism()) });
  try {
    // Each process compiles for itself what runs often.
    await measureThroughput(shop.url + path, { answers: 2000 });
    return (await measureWarm(shop.url + path)).perSecond;
  } finally {
    await shop.stop();
  }
}

/**
 * Pages a second of one process that renders every page, and the slowest of a hundred requests.
 *
 * @param {import('./metric.mjs').Bench['pages']} pages
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
async function measureRendering(pages) {
  const shop = await startTemporaryShop(uncached);
  /** @type {import('./metric.mjs').Metric[]} */
  const metrics = [];
  try {
    for (const { kind, path } of pages.filter((page) => ['home', 'category', 'product'].includes(page.kind))) {
      const { perSecond, p99 } = await measureWarm(shop.url + path);
      metrics.push(
        { name: `${kind}: pages a second, no cache, one process`, value: perSecond, unit: '/s' },
        { name: `${kind}: p99, 8 connections`, value: p99, unit: 'ms' },
      );
    }
  } finally {
    await shop.stop();
  }
  return metrics;
}

/**
 * How many times as much memory the server holds on to after many more pages.
 *
 * @param {string} path
 */
async function measureHeapGrowth(path) {
  const shop = await startTemporaryShop({ ...uncached, WORKERS: '1', ...probedHeap });
  try {
    // What is compiled and kept once is there after these.
    await measureThroughput(shop.url + path, { answers: 2000 });
    const before = await measureLiveHeap(shop);
    await measureThroughput(shop.url + path, { answers: RENDERS });
    return (await measureLiveHeap(shop)) / before;
  } finally {
    await shop.stop();
  }
}

/**
 * Time from the start of a storefront, with a backend that is there, to its first page.
 *
 * @param {string} backendUrl
 * @param {string} path
 * @returns {Promise<number>} ms
 */
async function measureStart(backendUrl, path) {
  const dataDir = await mkdtemp(join(tmpdir(), 'witryna-bench-'));
  const port = await freePort();
  const started = performance.now();
  const shop = await startShop({
    port,
    backendPort: 0,
    dataDir,
    commerceUrl: backendUrl,
    env: { WORKERS: '1', IMAGES: 'fastly' },
  });
  try {
    await (await fetch(shop.url + path)).text();
    return performance.now() - started;
  } finally {
    await shop.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Memory of a process while it is asked for pages.
 *
 * @param {import('../../scripts/lib/shop.mjs').Shop} shop with one worker
 * @param {string} path
 * @returns {Promise<number>} MB in use at the end
 */
async function measureMemory({ url, pid }, path) {
  await measureThroughput(url + path, { connections: 32, seconds: 10 });
  return getProcessMemory(pid);
}

/**
 * Pages a second with and without the page cache, memory, and whether something of one visitor reaches another.
 *
 * @param {import('./metric.mjs').Bench} bench
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
export async function measureServer({ shop, pages }) {
  const metrics = await measureRendering(pages);

  const category = pages.find(({ kind }) => kind === 'category')?.path ?? '/';
  metrics.push({
    name: `category: pages a second, no cache, ${availableParallelism()} processes`,
    value: await measureAllCores(category),
    unit: '/s',
    target: { atLeast: 300 },
  });
  metrics.push({
    name: 'start to the first page',
    value: await measureStart(shop.backendUrl, category),
    unit: 'ms',
    target: { atMost: 1000 },
  });
  const cached = await measureThroughput(shop.url + category, { connections: 32 });
  metrics.push(
    {
      name: 'category: pages a second from the page cache, one process',
      value: cached.perSecond,
      unit: '/s',
      target: { atLeast: 3000 },
    },
    {
      name: 'category: p99 from the page cache, 32 connections',
      value: cached.p99,
      unit: 'ms',
      target: { atMost: 10 },
    },
  );
  metrics.push({
    name: 'memory of one process under load, page cache included',
    value: await measureMemory(shop, category),
    unit: 'MB',
    target: { atMost: 250 },
  });
  metrics.push({
    name: `memory after ${RENDERS} more renders`,
    value: await measureHeapGrowth(category),
    unit: 'times',
    target: { atMost: 1.2 },
  });

  const visits = Array.from({ length: VISITORS }, async (_, visitor) => {
    const marker = `marker-${visitor}-${Math.random().toString(36).slice(2)}`;
    const headers = { cookie: `PHPSESSID=${marker}`, authorization: `Bearer ${marker}`, 'x-marker': marker };
    const response = await fetch(`${shop.url}${category}?visitor=${marker}`, { headers });
    return { marker, text: await response.text() };
  });
  const answers = await Promise.all(visits);
  const foreign = answers.filter(({ marker, text }) =>
    answers.some((other) => other.marker !== marker && text.includes(other.marker)),
  );
  metrics.push({
    name: `foreign marks among ${VISITORS} visitors at once`,
    value: foreign.length,
    unit: '',
    target: { atMost: 0 },
  });
  return metrics;
}
