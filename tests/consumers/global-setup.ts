import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packPackages } from '../../tools/lib/pack.mjs';
import { freePort } from '../../scripts/lib/ports.mjs';
import { readManifest } from '../../tools/packages/manifest.mjs';
import { consumerApps, makeConsumerApp } from './consumer-apps.ts';
import { startServer, type RunningServer } from './processes.ts';
import { publishNodeFolder, publishSites, publishTarballs } from './sites.ts';

/**
 * Packs the packages, makes and builds the applications in a temporary folder, and serves them until the tests are
 * over.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'witryna-consumers-'));
  const servers: RunningServer[] = [];
  const tearDown = async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const packed = await packPackages(path.join(folder, 'packed'));
    const tarballs = Object.fromEntries(packed.map(({ folder: name, tarball }) => [readManifest(name).name, tarball]));
    const made = await Promise.allSettled(
      consumerApps.map((app) => makeConsumerApp(app, path.join(folder, app.name), tarballs)),
    );
    for (const result of made) if (result.status === 'rejected') throw result.reason;
    const serve = async (app: string, command: string, args: readonly string[], env: Record<string, string> = {}) => {
      const port = await freePort();
      const server = await startServer(command, [...args, '--port', String(port)], path.join(folder, app), port, env);
      servers.push(server);
      return { url: server.url, folder: path.join(folder, app) };
    };
    publishTarballs(tarballs);
    publishNodeFolder(path.join(folder, 'node'));
    publishSites({
      'Vite, React 19': await serve('vite-react-19', 'vite', ['preview', '--strictPort']),
      'Vite, React 18.2': await serve('vite-react-18', 'vite', ['preview', '--strictPort']),
      'Next.js': await serve('next', 'next', ['start'], { NODE_ENV: 'production' }),
      'Next.js in development': await serve('next', 'next', ['dev'], { NODE_ENV: 'development' }),
    });
  } catch (error) {
    await tearDown();
    throw error;
  }
  return tearDown;
}
