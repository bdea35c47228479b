import { mkdir, readdir, rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { packageFolders } from '../packages/manifest.mjs';
import { CliError } from '../../scripts/lib/cli-error.mjs';
import { root } from '../../scripts/lib/paths.mjs';

/**
 * Runs npm and shows what it prints only when it fails.
 *
 * @param {string[]} args
 * @param {string} cwd
 * @returns {Promise<string>} what it printed
 * @throws {CliError} with its output
 */
export function npm(args, cwd) {
  return new Promise((resolve, reject) => {
    const child = spawn('npm', args, { cwd, shell: process.platform === 'win32', stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (/** @type {Buffer} */ chunk) => (output += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve(output);
      else reject(new CliError(`npm ${args.join(' ')} failed:\n${output}`));
    });
  });
}

/**
 * Packs the packages as they would be published.
 *
 * @param {string} folder absolute path; emptied first
 * @returns {Promise<{ folder: import('../packages/manifest.mjs').PackageFolder, tarball: string }[]>} absolute paths,
 * each package after
 *   those it needs
 */
export async function packPackages(folder) {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const packed = [];
  for (const name of packageFolders) {
    try {
      await npm(['pack', '--pack-destination', folder], join(root, name));
    } catch (error) {
      // npm gives the manifest back only when it could pack.
      await npm(['run', 'postpack'], join(root, name));
      throw error;
    }
    const file = (await readdir(folder)).find((tarball) => tarball.startsWith(`witryna-${name}-`));
    if (!file) throw new Error(`npm pack left no tarball of ${name} in ${folder}.`);
    packed.push({ folder: name, tarball: join(folder, file) });
  }
  return packed;
}
