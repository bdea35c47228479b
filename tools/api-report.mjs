// Writes the public API of each package, as TypeScript sees it, to its `api.md`. `--check` only compares, and fails
// when one is out of date.
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { runMain } from '../scripts/lib/cli-error.mjs';
import { root } from '../scripts/lib/paths.mjs';
import { describeEntry } from './packages/api/describe-entry.mjs';
import { packageEntries, packageFolders, readManifest, getSource } from './packages/manifest.mjs';

/** @returns {{ folder: import('./packages/manifest.mjs').PackageFolder, specifier: string, file: string }[]} every entry with types */
function entries() {
  return packageFolders.flatMap((folder) =>
    packageEntries(folder).flatMap(({ subpath, target }) => {
      const source = getSource(target);
      const isPublished = typeof target !== 'string' && 'types' in target;
      return source && isPublished
        ? [{ folder, specifier: readManifest(folder).name + subpath.slice(1), file: join(root, folder, source) }]
        : [];
    }),
  );
}

/** @param {string[]} files */
function program(files) {
  const { config } = ts.readConfigFile(join(root, 'tsconfig.base.json'), (file) => ts.sys.readFile(file));
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, root);
  return ts.createProgram(files, {
    ...options,
    noEmit: true,
    composite: false,
    emitDeclarationOnly: false,
    types: ['node'],
  });
}

await runMain(async () => {
  const all = entries();
  const made = program(all.map(({ file }) => file));
  for (const folder of packageFolders) {
    const own = all.filter((entry) => entry.folder === folder);
    const text = [
      `# Public API of ${readManifest(folder).name}`,
      'Made by `npm run api` from the sources; a change here is a change for everybody who uses the package.',
      ...own.map(({ specifier, file }) =>
        describeEntry(made, { specifier, file, others: own.filter((other) => other.file !== file) }),
      ),
    ].join('\n\n');
    const report = join(root, folder, 'api.md');
    const old = existsSync(report) ? readFileSync(report, 'utf8') : '';
    if (old === `${text}\n`) continue;
    if (process.argv.includes('--check')) {
      console.error(
        `${folder}/api.md does not match the API: run npm run api and review the difference.\n${firstDifference(old, text)}`,
      );
      process.exitCode = 1;
    } else {
      await writeFile(report, `${text}\n`);
      console.log(`${folder}/api.md written`);
    }
  }
});

/**
 * @param {string} old
 * @param {string} current
 */
function firstDifference(old, current) {
  const [before, now] = [old.split('\n'), current.split('\n')];
  const line = now.findIndex((text, index) => text !== before[index]);
  return `  line ${line + 1}\n  - ${before[line] ?? ''}\n  + ${now[line] ?? ''}`;
}
