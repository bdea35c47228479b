import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CliError } from './cli-error.mjs';
import { root } from './paths.mjs';
import { freePort } from './ports.mjs';
import { runNode } from './run.mjs';
import { startShop } from './shop.mjs';

/**
 * Builds the shop when its sources have changed.
 *
 * @throws {CliError} when that fails
 */
export async function ensureBuilt() {
  const code = await runNode(join(root, 'scripts', 'build.mjs'), ['--if-changed']);
  if (code !== 0) throw new CliError('The shop could not be built; see the messages above.');
}

/**
 * Starts the built shop on free ports with an empty data folder, so that it runs beside any other.
 *
 * @param {Record<string, string>} [env] further variables for the backend and the server
 * @param {string} [images] absolute folder that is there already, in which several shops keep the images that they
 * have drawn;
 *   without it the shop draws all of its own
 * @returns {Promise<import('./shop.mjs').Shop>} its `stop` also removes the data
 */
export async function startTemporaryShop(env = {}, images) {
  const dataDir = await mkdtemp(join(tmpdir(), 'witryna-'));
  const clear = () => rm(dataDir, { recursive: true, force: true });
  try {
    if (images !== undefined) await symlink(images, join(dataDir, 'media'), 'junction');
    const shop = await startShop({
      port: await freePort(),
      backendPort: await freePort(),
      dataDir,
      commerceUrl: null,
      env,
    });
    let stopping = false;
    void shop.ended.then((sentence) => {
      if (!stopping) console.error(sentence);
    });
    return {
      ...shop,
      stop: async () => {
        stopping = true;
        await shop.stop();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
}
