// npm runs this around packing, in the folder of a package: `publish` puts the manifest in place that is published,
// `restore` the repository's own again.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { CliError, runMain } from '../../scripts/lib/cli-error.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';
import { packageFolders, publishedManifest, SOURCE_CONDITION } from './manifest.mjs';

await runMain(async () => {
  const folder = packageFolders.find((name) => name === basename(process.cwd()));
  if (!folder) throw new CliError('Run npm pack in the folder of a package: design-tokens, ui or page-builder.');
  const manifest = join(root, folder, 'package.json');
  const own = join(root, 'node_modules', '.cache', 'witryna-manifests', `${folder}.json`);
  // There is one when an earlier run broke off, too. A manifest that names sources is the repository's, whatever was
  // kept.
  if (existsSync(own))
    await ((await readFile(manifest, 'utf8')).includes(SOURCE_CONDITION) ? rm(own) : rename(own, manifest));
  if (process.argv[2] !== 'publish') return;

  const code = await runNode(join(root, 'tools', 'build-packages.mjs'), ['--if-changed']);
  if (code !== 0) throw new CliError('The packages could not be built, see above.');
  await mkdir(dirname(own), { recursive: true });
  await copyFile(manifest, own);
  await writeFile(manifest, `${JSON.stringify(publishedManifest(folder), null, 2)}\n`);
});
