import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createCacheHosts } from './cache-hosts.ts';

/** Starts a cache that records the patterns of its purges. */
async function startCache(status = 200) {
  const patterns: string[] = [];
  const server = http.createServer((request, response) => {
    if (request.method === 'PURGE') patterns.push(String(request.headers['x-magento-tags-pattern']));
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { patterns, host: `127.0.0.1:${port}` };
}

describe('createCacheHosts', () => {
  it('sends all tags that were noted to all hosts, once', async () => {
    const [first, second] = [await startCache(), await startCache()];
    const caches = createCacheHosts([first.host, second.host], vi.fn());
    caches.invalidate(['cat_p_1']);
    caches.invalidate(['cat_p_2', 'cat_p_1']);
    await caches.flush();
    await caches.flush();
    const pattern = '((^|,)cat_p_1(,|$))|((^|,)cat_p_2(,|$))';
    expect([first.patterns, second.patterns]).toEqual([[pattern], [pattern]]);
  });

  it('reports a host that refuses, and sends to the others', async () => {
    const [refusing, working] = [await startCache(403), await startCache()];
    const report = vi.fn();
    const caches = createCacheHosts([refusing.host, working.host], report);
    caches.invalidate(['cat_p_1']);
    await caches.flush();
    expect(String(report.mock.calls[0]?.[0])).toContain('responds to PURGE with 403');
    expect(working.patterns).toHaveLength(1);
  });
});
