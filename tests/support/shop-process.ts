import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { dist } from '../../scripts/lib/paths.mjs';

const followParent = new URL('../../scripts/lib/follow-parent.mjs', import.meta.url).href;

/**
 * Starts one process of the built shop, which ends with this one.
 *
 * @param file in `dist/server`: `main.js` is the storefront, `backend.js` the embedded backend
 * @param env variables besides those of this process
 */
export function startShopProcess(file: 'main.js' | 'backend.js', env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--import', followParent, path.join(dist, 'server', file)], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** Sends a signal, and waits until the process is gone. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/**
 * Asks until the address answers well.
 *
 * @throws Error after 2 minutes
 */
export async function waitForResponse(url: string): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const answered = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answered) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer.`);
}
