// The shop from its sources: Vite with hot reload in the storefront's server, and a backend that restarts on changes.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { CliError, runMain } from './lib/cli-error.mjs';
import { root } from './lib/paths.mjs';
import { RESTART } from './lib/restart.mjs';
import { commandScript } from './lib/run.mjs';
import { readSettings } from './lib/settings.mjs';
import { createShopEnvironment } from './lib/shop-environment.mjs';
import { checkStorefrontSettings } from './lib/storefront-settings.mjs';
import { createShutdownSignal, whenAborted } from './lib/shutdown-signal.mjs';
import { readDemoAccounts, welcome } from './lib/welcome.mjs';

const followParent = new URL('./lib/follow-parent.mjs', import.meta.url).href;

/**
 * Keeps a process running until it is to stop or ends by itself.
 *
 * @param {string} name
 * @param {string[]} args script and its arguments
 * @param {NodeJS.ProcessEnv} env
 * @param {AbortSignal} signal
 * @returns {Promise<string>} why it ended
 */
async function keepRunning(name, args, env, signal) {
  for (;;) {
    const code = await new Promise((resolve) => {
      const child = spawn(process.execPath, ['--import', followParent, ...args], {
        cwd: root,
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        signal,
      });
      // An abort is reported as an error; the exit follows.
      child.once('error', () => {});
      child.once('exit', resolve);
    });
    if (code !== RESTART) return `${name} has ended; see the messages above.`;
    console.log(`${name} starts again ...`);
  }
}

/**
 * Prints what to open, once both processes respond.
 *
 * @param {import('./lib/settings.mjs').Settings} settings
 * @param {AbortSignal} signal
 */
async function announce({ port, backendPort, commerceUrl }, signal) {
  const url = `http://localhost:${port}`;
  const isReady = () =>
    fetch(`${url}/ready`, { signal }).then(
      (response) => response.ok,
      () => false,
    );
  while (!signal.aborted && !(await isReady())) await new Promise((resolve) => setTimeout(resolve, 200));
  if (signal.aborted) return;
  const backendUrl = commerceUrl ?? `http://localhost:${backendPort}`;
  console.log(
    welcome({
      shop: { url, backendUrl },
      accounts: commerceUrl || process.env['BACKEND_SHOP'] ? null : await readDemoAccounts(),
    }),
  );
}

await runMain(async () => {
  const signal = createShutdownSignal();
  const settings = await readSettings(process.env);
  await checkStorefrontSettings(process.env);
  console.log('Starting the shop from its sources ...');
  const env = {
    ...createShopEnvironment(settings, process.env),
    NODE_ENV: 'development',
    NODE_OPTIONS: `${process.env['NODE_OPTIONS'] ?? ''} --conditions=@witryna/source`.trim(),
  };
  const parts = [
    keepRunning(
      'The storefront',
      [commandScript('tsx'), 'watch', '--clear-screen=false', join(root, 'storefront', 'server', 'dev.ts')],
      env,
      signal,
    ),
  ];
  if (!settings.commerceUrl) {
    parts.push(keepRunning('The commerce backend', [join(root, 'scripts', 'lib', 'dev-backend.mjs')], env, signal));
  }
  void announce(settings, signal);
  const failure = await Promise.race([whenAborted(signal), ...parts]);
  if (failure && !signal.aborted) throw new CliError(failure);
});
