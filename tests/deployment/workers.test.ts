import { execFileSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../../scripts/lib/ports.mjs';
import { endProcess, startShopProcess, waitForResponse } from '../support/shop-process.ts';

/** Ids of the processes that a process has started. */
function children(pid: number | undefined): number[] {
  const processes = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' });
  return processes
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([id, parent]) => (id !== undefined && parent === pid ? [id] : []));
}

/** Sends a request on a connection of its own, which no worker that has ended had before. */
const send = (url: string, method: string, headers: http.OutgoingHttpHeaders = {}): Promise<http.IncomingMessage> =>
  new Promise((resolve, reject) => {
    const options = { method, headers, agent: false, timeout: 4000 };
    const sent = http.request(url, options, (response) => resolve(response.resume()));
    sent.on('timeout', () => sent.destroy(new Error(`${url} does not answer.`)));
    sent.on('error', reject);
    sent.end();
  });

test('WORKERS share the port, one that is killed is replaced, and all end together', async () => {
  await withTwoWorkers(async (server, page) => {
    await waitForResponse(`${page}ready`);
    const workers = children(server.pid);
    expect(workers).toHaveLength(2);
    const [victim = 0, other] = workers;
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => children(server.pid).includes(victim)).toBe(false);
    expect((await fetch(page)).status, 'the other one answers').toBe(200);
    await expect.poll(() => children(server.pid).length).toBe(2);
    expect(children(server.pid)).toContain(other);
    expect((await fetch(page)).status).toBe(200);
    const last = children(server.pid);
    await endProcess(server, 'SIGTERM');
    await expect.poll(() => last.filter(isRunning)).toEqual([]);
  });
});

test('a worker that is killed while it starts is replaced, and the others answer', async () => {
  await withTwoWorkers(async (server, page) => {
    await expect.poll(() => children(server.pid).length, { intervals: [5] }).toBe(2);
    const [victim = 0, other] = children(server.pid);
    process.kill(victim, 'SIGKILL');
    await waitForResponse(`${page}ready`);
    await expect.poll(() => children(server.pid).filter((id) => id !== victim).length).toBe(2);
    expect(children(server.pid)).toContain(other);
    expect((await fetch(page)).status).toBe(200);
  });
});

test('a POST that comes again on another connection reaches the backend once, whichever worker gets it', async () => {
  await withTwoWorkers(async (_server, page) => {
    await waitForResponse(`${page}ready`);
    const createCart = async (): Promise<string> => {
      const response = await fetch(`${page}graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': 'one-key-of-one-request',
          connection: 'close',
        },
        body: JSON.stringify({ query: 'mutation { createEmptyCart }' }),
      });
      return response.text();
    };
    const answers = await Promise.all(Array.from({ length: 12 }, createCart));
    expect(answers[0]).toContain('createEmptyCart');
    expect(new Set(answers).size).toBe(1);
  });
});

test('a purge is complete in all workers when its response arrives', async () => {
  await withTwoWorkers(async (_server, page) => {
    await waitForResponse(`${page}ready`);
    const request = (method: string, headers?: http.OutgoingHttpHeaders) => send(`${page}sport.html`, method, headers);
    // Connections are dealt out in turn, so two requests reach both workers.
    const getStatuses = async () => [
      String((await request('GET')).headers['cache-status']),
      String((await request('GET')).headers['cache-status']),
    ];
    await getStatuses();
    const hit = expect.stringMatching(/^witryna; hit/);
    expect(await getStatuses()).toEqual([hit, hit]);
    expect((await request('PURGE', { 'x-magento-tags-pattern': '.*' })).statusCode).toBe(200);
    const rendered = 'witryna; fwd=stale; stored';
    expect(await getStatuses()).toEqual([rendered, rendered]);
  });
});

test('a purge is answered while a worker starts', async () => {
  await withTwoWorkers(async (server, page) => {
    await waitForResponse(`${page}ready`);
    const [victim = 0] = children(server.pid);
    process.kill(victim, 'SIGKILL');
    await expect.poll(() => children(server.pid).filter((id) => id !== victim).length, { intervals: [5] }).toBe(2);
    const purge = await send(page, 'PURGE', { 'x-magento-tags-pattern': '.*' });
    expect(purge.statusCode).toBe(200);
  });
});

for (const { workers, target } of [
  { workers: 1, target: 'the only process' },
  { workers: 2, target: 'the primary' },
  // As systemd does by default.
  { workers: 2, target: 'every process' },
]) {
  test(`SIGTERM to ${target} cuts off no request with WORKERS=${workers}`, async () => {
    await withWorkers(workers, async (server, page) => {
      await waitForResponse(`${page}ready`);
      await waitForResponse(`${page}sport.html`);
      const outcomes: string[] = [];
      const visit = async (visitor: number) => {
        const agent = new http.Agent({ keepAlive: visitor % 2 === 0, maxSockets: 1 });
        for (let outcome = ''; outcome !== 'ECONNREFUSED'; outcomes.push(outcome)) {
          outcome = await get(new URL(visitor % 3 === 0 ? 'sport.html' : 'favicon.svg', page), agent);
        }
        agent.destroy();
      };
      const visitors = Array.from({ length: 24 }, (_, visitor) => visit(visitor));
      await expect.poll(() => outcomes.length).toBeGreaterThan(100);
      if (target === 'every process') for (const id of children(server.pid)) process.kill(id, 'SIGTERM');
      await endProcess(server, 'SIGTERM');
      await Promise.all(visitors);
      expect(new Set(outcomes)).toEqual(new Set(['200', 'ECONNREFUSED']));
    });
  });
}

for (const workers of [1, 2]) {
  test(`a failed start ends all processes with WORKERS=${workers}`, async () => {
    const missing = path.join(tmpdir(), 'witryna-no-such-build');
    await withWorkers(
      workers,
      async (server, page) => {
        await expect.poll(() => server.exitCode, { timeout: 20_000 }).toBe(1);
        expect(children(server.pid)).toEqual([]);
        await expect(fetch(page)).rejects.toThrow();
      },
      { CLIENT_DIR: missing },
    );
  });
}

/** How a request ended: the status of a whole response, `cut off` or the code of an error. */
function get(url: URL, agent: http.Agent): Promise<string> {
  return new Promise((resolve) => {
    const request = http.get(url, { agent }, (response) => {
      response.resume().on('close', () => resolve(response.complete ? String(response.statusCode) : 'cut off'));
    });
    request.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

/** Runs the shop as a primary with two workers, and ends it whatever comes. */
const withTwoWorkers = (run: (server: ChildProcess, page: string) => Promise<void>) => withWorkers(2, run);

/** Runs the shop with some workers, and ends it whatever comes. */
async function withWorkers(
  workers: number,
  run: (server: ChildProcess, page: string) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'witryna-workers-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const env = { PORT: String(port), BACKEND_PORT: String(backendPort), DATA_DIR: folder, COMMERCE_URL: '' };
  const backend = startShopProcess('backend.js', env);
  const server = startShopProcess('main.js', { ...env, WORKERS: String(workers), ...settings });
  try {
    await run(server, `http://localhost:${port}/`);
  } finally {
    await endProcess(server, 'SIGKILL');
    await endProcess(backend, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
