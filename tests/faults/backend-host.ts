import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../../storefront/backend/database/index.ts';
import { openTestShop, type TestShop } from '../../storefront/backend/checkout/testing/test-shop.ts';

/** A request as it goes over the wire. */
export interface WireCall {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface WireResponse {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** The embedded backend, with its real database, reached without a socket. */
export interface BackendHost {
  /** Handles a call. @throws Error when the backend is down, or goes down in the meantime */
  call(call: WireCall): Promise<WireResponse>;
  /** Ends it as `kill -9` does. */
  kill(): Promise<void>;
  /** Starts it again on the same data. */
  restart(): Promise<void>;
  /** Runs one of the faults of the backend's modules, e.g. `lose-carts`. */
  fault(name: string): Promise<void>;
  /** The database as it is on the disk. */
  readonly database: Database;
  close(): Promise<void>;
}

async function answerIn(shop: TestShop, { method, path, headers, body }: WireCall): Promise<WireResponse> {
  const answer = await shop.call(method, path, { headers: { ...headers }, body });
  return {
    status: answer.status,
    headers: answer.headers ?? {},
    body: typeof answer.body === 'string' ? answer.body : Buffer.from(answer.body ?? '').toString('utf8'),
  };
}

/**
 * Data outlives the process, not the machine: what `kill -9` can lose is lost in memory, too, and twenty thousand
 * orders need no disk.
 */
const quickFolder = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

const now = () => new Date(Date.now());

/** The backend in this process. Killing it forgets everything that is not in the database. */
export function startBackendHere(): BackendHost {
  const dataFolder = mkdtempSync(join(quickFolder, 'witryna-faults-'));
  let shop: TestShop | null = openTestShop({ dataFolder, now });
  const database = openDatabase(join(dataFolder, 'commerce.sqlite'));
  const running = () => {
    if (!shop) throw new Error('The backend is down.');
    return shop;
  };
  return {
    database,
    call: async (call) => answerIn(running(), call),
    kill: () => {
      shop?.close();
      shop = null;
      return Promise.resolve();
    },
    restart: () => {
      shop ??= openTestShop({ dataFolder, now });
      return Promise.resolve();
    },
    fault: (name) => {
      running().runFaultAction(name, undefined);
      return Promise.resolve();
    },
    close: () => {
      shop?.close();
      database.close();
      rmSync(dataFolder, { recursive: true, force: true });
      return Promise.resolve();
    },
  };
}

/** What goes to the process of a backend and comes back from it. */
export type HostMessage = { id: number; call: WireCall } | { id: number; fault: string };
export type HostReply = { id: number; answer: WireResponse } | { id: number; failure: string } | { ready: true };

/**
 * The backend in a process of its own, which can really be killed.
 *
 * @param file the built backend-process.ts
 */
export async function startBackendProcess(file: string): Promise<BackendHost> {
  const dataFolder = mkdtempSync(join(quickFolder, 'witryna-faults-'));
  const waiting = new Map<number, { resolve(answer: WireResponse): void; reject(error: Error): void }>();
  let lastId = 0;
  let process: ChildProcess | null = null;

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const started = fork(file, [dataFolder]);
      started.on('message', (reply: HostReply) => {
        if ('ready' in reply) {
          process = started;
          resolve();
          return;
        }
        const entry = waiting.get(reply.id);
        waiting.delete(reply.id);
        if ('answer' in reply) entry?.resolve(reply.answer);
        else entry?.reject(new Error(reply.failure));
      });
      started.once('error', reject);
      started.once('exit', () => {
        process = null;
        for (const { reject: fail } of waiting.values()) fail(new Error('The backend is down.'));
        waiting.clear();
        reject(new Error('The backend could not start.'));
      });
    });
  const ask = (message: { call: WireCall } | { fault: string }) =>
    new Promise<WireResponse>((resolve, reject) => {
      if (!process) {
        reject(new Error('The backend is down.'));
        return;
      }
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      process.send({ id: lastId, ...message });
    });
  const end = () =>
    new Promise<void>((resolve) => {
      if (!process) {
        resolve();
        return;
      }
      process.once('exit', () => resolve());
      process.kill('SIGKILL');
    });

  await start();
  const database = openDatabase(join(dataFolder, 'commerce.sqlite'));
  return {
    database,
    call: (call) => ask({ call }),
    fault: async (fault) => {
      await ask({ fault });
    },
    kill: end,
    restart: async () => {
      if (!process) await start();
    },
    close: async () => {
      await end();
      database.close();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
