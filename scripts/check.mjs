// The quick look at a change, while one works: types, rules and unit tests of what it touches. `npm run check -- main` compares with another
// commit than the upstream.
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { baseOfChange, changedFilesSince } from './lib/changed-files.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { root } from './lib/paths.mjs';
import { commandScript, runNode } from './lib/run.mjs';
import { runSideBySide } from './lib/side-by-side.mjs';
import { untilStopped } from './lib/until-stopped.mjs';

const LEFT_OUT = 'Left out, see npm test: rules in files that did not change, unused code, stories, journeys, sizes and packages.';

await runMain(async () => {
  const started = performance.now();
  const files = changedFilesSince(baseOfChange(process.argv[2]));
  if (files.length === 0) {
    console.log('Nothing has changed.');
    return;
  }
  const code = files.filter((path) => /\.(?:tsx?|mjs|js)$/.test(path));
  const cache = join(root, 'node_modules', '.cache', 'check');
  await mkdir(cache, { recursive: true });

  const parts = [
    { title: 'Types', script: commandScript('tsc', 'typescript'), args: ['-b'] },
    ...(code.length > 0
      ? [
          {
            title: 'Unit tests that the change reaches',
            script: commandScript('vitest'),
            // Not `--changed`, for which a changed manifest means every test.
            args: ['related', '--run', '--passWithNoTests', '--reporter=dot', '--silent=passed-only', ...code],
          },
          {
            title: `Rules in ${code.length} changed files`,
            script: commandScript('eslint'),
            args: ['--max-warnings', '0', '--no-warn-ignored', '--cache', '--cache-location', join(cache, 'eslint'), ...code],
          },
        ]
      : []),
  ];

  const signal = untilStopped();
  /** @type {string[]} */
  const failed = [];
  await runSideBySide(
    parts,
    availableParallelism(),
    async ({ title, script, args }) => {
      /** @type {Buffer[]} */
      const printed = [];
      const partStarted = performance.now();
      const exitCode = await runNode(script, args, { env: { NODE_ENV: 'test' }, signal, print: (chunk) => printed.push(chunk) });
      const seconds = ((performance.now() - partStarted) / 1000).toFixed(1);
      if (exitCode !== 0) {
        failed.push(title);
        console.log(Buffer.concat(printed).toString().trimEnd());
      }
      console.log(`${exitCode === 0 ? '✓' : '✗'} ${title}, ${seconds} s`);
    },
    signal,
  );
  console.log(`\n${LEFT_OUT}\n${((performance.now() - started) / 1000).toFixed(1)} s in all`);
  if (failed.length > 0) throw new Failure(`Failed: ${failed.join(', ')}.`);
});
