import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../../scripts/lib/cli-error.mjs';

const quiet = { NEXT_TELEMETRY_DISABLED: '1', CI: '1', FORCE_COLOR: '0' };

// The one package here whose command is not called like it.
const getPackageName = (command: string): string => (command === 'tsc' ? 'typescript' : command);

/** Starts a command of a package that is installed in the folder. */
async function start(
  command: string,
  args: readonly string[],
  folder: string,
  env: Record<string, string>,
): Promise<ChildProcess & { output(): string }> {
  const installed = path.join(folder, 'node_modules', getPackageName(command));
  const manifest: unknown = JSON.parse(await readFile(path.join(installed, 'package.json'), 'utf8'));
  const bin = typeof manifest === 'object' && manifest !== null && 'bin' in manifest ? manifest.bin : undefined;
  const scripts = new Map(typeof bin === 'object' && bin !== null ? Object.entries(bin) : []);
  const child = spawn(process.execPath, [path.join(installed, String(scripts.get(command))), ...args], {
    cwd: folder,
    env: { ...process.env, ...quiet, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return Object.assign(child, { output: () => output });
}

/** Runs a command to its end. */
export async function runCommand(
  command: string,
  args: readonly string[],
  folder: string,
  env: Record<string, string>,
): Promise<void> {
  const child = await start(command, args, folder, env);
  const code = await new Promise((resolve) => child.once('exit', resolve));
  if (code !== 0) throw new CliError(`${command} ${args.join(' ')} in ${folder} failed:\n${child.output()}`);
}

/** A server that runs. */
export interface RunningServer {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts a server and waits until it answers.
 *
 * @throws {CliError} when it does not within 60 s
 */
export async function startServer(
  command: string,
  args: readonly string[],
  folder: string,
  port: number,
  env: Record<string, string>,
): Promise<RunningServer> {
  const child = await start(command, args, folder, env);
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const url = `http://localhost:${port}`;
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await exited;
  };
  const deadline = Date.now() + 60_000;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new CliError(`${command} ${args.join(' ')} in ${folder} does not answer:\n${child.output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return { url, stop };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );
}
