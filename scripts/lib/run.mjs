import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/**
 * Finds the script behind a command of an installed package, so that it runs without a shell on every system.
 *
 * @param {string} name of the package and its command, e.g. `vitest`
 * @param {string} [packageName] when the package is called differently, e.g. `typescript` for `tsc`
 * @returns {string} absolute path
 */
export function commandScript(name, packageName = name) {
  const folder = join(root, 'node_modules', packageName);
  const manifest = /** @type {{ bin: string | Record<string, string> }} */ (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  );
  const script = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[name];
  if (!script) throw new Error(`${packageName} has no command ${name}.`);
  return join(folder, script);
}

/**
 * Runs a script with this Node in the repository's root and shows what it prints.
 *
 * @param {string} script absolute path
 * @param {string[]} [args]
 * @param {{ env?: Record<string, string>, signal?: AbortSignal, nodeFlags?: string[] }} [options]
 * @returns {Promise<number>} exit code; 1 when it was killed
 */
export function runNode(script, args = [], { env = {}, signal, nodeFlags = [] } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...nodeFlags, script, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
      ...(signal ? { signal } : {}),
    });
    // An abort is reported as an error; the exit follows.
    child.once('error', () => {});
    child.once('exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
