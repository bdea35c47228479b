// The quick look at a change, while one works: types, rules and the unit tests closest to it. `npm run check -- main`
// compares with another commit than the upstream.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { baseOfChange, changedFilesSince, repositoryFiles } from './lib/changed-files.mjs';
import { CliError, runMain } from './lib/cli-error.mjs';
import { root } from './lib/paths.mjs';
import { packageEntry, relatedTests } from './lib/related-tests.mjs';
import { commandScript, compilerScript, runNode } from './lib/run.mjs';
import { runInParallel } from './lib/run-in-parallel.mjs';
import { createShutdownSignal } from './lib/shutdown-signal.mjs';

const LEFT_OUT = 'rules in files that did not change, unused code, stories, end-to-end tests, sizes and packages';

/** @param {readonly string[]} changed paths from the repository's root */
function findTests(changed) {
  const modules = repositoryFiles().filter((path) => /\.(?:tsx?|mjs)$/.test(path) && existsSync(join(root, path)));
  const sources = new Map(modules.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  return relatedTests(changed, sources, (specifier) => packageEntry(specifier, sources));
}

await runMain(async () => {
  const started = performance.now();
  const files = changedFilesSince(baseOfChange(process.argv[2]));
  if (files.length === 0) {
    console.log('Nothing has changed.');
    return;
  }
  const code = files.filter((path) => /\.(?:tsx?|mjs|js)$/.test(path));
  const { near, far } = findTests(code);
  const cache = join(root, 'node_modules', '.cache', 'check');
  await mkdir(cache, { recursive: true });

  const parts = [
    { title: 'Types', script: compilerScript(), args: ['-b'] },
    ...(near.length > 0
      ? [
          {
            title: `Unit tests in ${near.length} files`,
            script: commandScript('vitest'),
            args: ['run', '--reporter=dot', '--silent=passed-only', ...near],
          },
        ]
      : []),
    ...(code.length > 0
      ? [
          { title: `Code rules in ${code.length} changed files`, script: commandScript('oxlint'), args: code },
          {
            title: `Accessibility, import and React rules in ${code.length} changed files`,
            script: commandScript('eslint'),
            args: [
              '--max-warnings',
              '0',
              '--no-warn-ignored',
              '--cache',
              '--cache-location',
              join(cache, 'eslint'),
              ...code,
            ],
          },
        ]
      : []),
  ];

  const formatted = files.filter((path) => /\.(?:tsx?|mjs|js|css)$/.test(path) && existsSync(join(root, path)));
  if (formatted.length > 0) {
    parts.push({
      title: `Format of ${formatted.length} changed files`,
      script: commandScript('biome', '@biomejs/biome'),
      args: ['format', '--no-errors-on-unmatched', ...formatted],
    });
  }

  const signal = createShutdownSignal();
  /** @type {string[]} */
  const failed = [];
  await runInParallel(
    parts,
    availableParallelism(),
    async ({ title, script, args }) => {
      /** @type {Buffer[]} */
      const printed = [];
      const partStarted = performance.now();
      const exitCode = await runNode(script, args, {
        env: { NODE_ENV: 'test' },
        signal,
        print: (chunk) => printed.push(chunk),
      });
      const seconds = ((performance.now() - partStarted) / 1000).toFixed(1);
      if (exitCode !== 0) {
        failed.push(title);
        console.log(Buffer.concat(printed).toString().trimEnd());
      }
      console.log(`${exitCode === 0 ? '✓' : '✗'} ${title}, ${seconds} s`);
    },
    signal,
  );
  const further = far > 0 ? `${far} files with unit tests farther from the change, ` : '';
  console.log(
    `\nLeft out, see npm test: ${further}${LEFT_OUT}.\n${((performance.now() - started) / 1000).toFixed(1)} s in all`,
  );
  if (failed.length > 0) throw new CliError(`Failed: ${failed.join(', ')}.`);
});
