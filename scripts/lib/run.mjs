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
 * Finds the compiler: TypeScript 7, which takes a third of the time. `typescript` is an older one, for the tools that
 * need its JavaScript API.
 *
 * @returns {string} absolute path
 */
export function compilerScript() {
  return commandScript('tsc', 'typescript7');
}

/**
 * Runs a script with this Node in the repository's root and shows what it prints.
 *
 * @param {string} script absolute path
 * @param {string[]} [args]
 * @param {object} [options]
 * @param {Record<string, string>} [options.env] further variables
 * @param {AbortSignal} [options.signal] ends it
 * @param {string[]} [options.nodeFlags]
 * @param {(chunk: Buffer) => void} [options.print] gets what it prints, which is not shown then
 * @returns {Promise<number>} exit code; 1 when it was killed
 */
export function runNode(script, args = [], { env = {}, signal, nodeFlags = [], print } = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [...nodeFlags, script, ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      ...(signal ? { signal } : {}),
    });
    // An abort is reported as an error; the exit follows.
    child.once('error', () => {});
    if (print) for (const stream of [child.stdout, child.stderr]) stream?.on('data', print);
    child.once(print ? 'close' : 'exit', (code) => {
      resolve(code ?? 1);
    });
  });
}
