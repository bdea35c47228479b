import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { dist } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../../scripts/lib/ports.mjs';

/** A shop whose backend can be killed. */
export interface CrashingShop {
  url: string;
  backendUrl: string;
  /** Kills the backend as `kill -9` does. */
  crash(): Promise<void>;
  /** Starts the backend again on the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const followParent = new URL('../../../scripts/lib/follow-parent.mjs', import.meta.url).href;

/** Starts a shop with an empty data folder. */
export async function startCrashingShop(): Promise<CrashingShop> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'witryna-crash-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const [url, backendUrl] = [`http://localhost:${port}`, `http://localhost:${backendPort}`];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PUBLIC_URL: url,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    COMMERCE_URL: '',
  };
  const start = (file: string): ChildProcess =>
    spawn(process.execPath, ['--import', followParent, path.join(dist, 'server', file)], { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const end = async (child: ChildProcess, signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };

  const server = start('main.js');
  let backend = start('backend.js');
  const stop = async () => {
    await end(server, 'SIGKILL');
    await end(backend, 'SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await untilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    backendUrl,
    stop,
    crash: () => end(backend, 'SIGKILL'),
    restart: async () => {
      backend = start('backend.js');
      await untilReady(url);
    },
  };
}

/** Asks until the shop reaches its backend. */
async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const ready = await fetch(`${url}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The shop did not become ready.');
}
