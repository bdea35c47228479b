import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../../scripts/lib/paths.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { ensureVarnish } from '../../scripts/varnish.mjs';
import { endProcess, startShopProcess, untilAnswers } from '../support/shop-process.ts';

/** Two processes of the storefront behind Varnish, with one backend. */
export interface CachedShop {
  /** Address of the cache. */
  url: string;
  /** Addresses of the storefront's processes, without the cache. */
  storefronts: readonly string[];
  /** Kills the first process of the storefront as `kill -9` does. */
  killOne(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the shop with the configuration of `deploy/varnish`; only the addresses of the processes differ. */
export async function startCachedShop(): Promise<CachedShop> {
  const folder = await mkdtemp(path.join(tmpdir(), 'witryna-cache-'));
  const ports = { backend: await freePort(), first: await freePort(), second: await freePort(), cache: await freePort() };
  const url = `http://localhost:${ports.cache}`;
  const env = (port: number) => ({
    PUBLIC_URL: url,
    PORT: String(port),
    BACKEND_PORT: String(ports.backend),
    DATA_DIR: folder,
    COMMERCE_URL: '',
  });
  const storefrontPorts = [ports.first, ports.second];
  await writeFile(path.join(folder, 'backends.vcl'), backendsVcl(storefrontPorts));

  const backend = startShopProcess('backend.js', env(0));
  const [first, second] = [startShopProcess('main.js', env(ports.first)), startShopProcess('main.js', env(ports.second))];
  const varnish = spawn(
    ensureVarnish(),
    [
      '-F',
      ...['-j', 'none'],
      ...['-a', `127.0.0.1:${ports.cache}`],
      ...['-n', path.join(folder, 'varnish')],
      ...['-s', 'malloc,64m'],
      ...['-f', path.join(root, 'deploy', 'varnish', 'default.vcl')],
      ...['-p', `vcl_path=${folder}`],
      ...['-p', 'http_gzip_support=off'],
    ],
    { stdio: 'ignore' },
  );
  const stop = async () => {
    await Promise.all([varnish, first, second, backend].map((child) => endProcess(child, 'SIGTERM')));
    await rm(folder, { recursive: true, force: true });
  };
  const storefronts = storefrontPorts.map((port) => `http://localhost:${port}`);
  try {
    for (const storefront of storefronts) await untilAnswers(`${storefront}/ready`);
    await untilAnswers(`${url}/health`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, storefronts, killOne: () => endProcess(first, 'SIGKILL'), stop };
}

function backendsVcl(ports: readonly number[]): string {
  const backends = ports.map((port) => `backend storefront${port} { .host = "127.0.0.1"; .port = "${port}"; .probe = health; }`);
  const members = ports.map((port) => `  storefront.add_backend(storefront${port});`);
  return `vcl 4.1;
import directors;
probe health { .url = "/health"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
${backends.join('\n')}
sub vcl_init {
  new storefront = directors.round_robin();
${members.join('\n')}
}
`;
}
