import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CliError } from '../../scripts/lib/cli-error.mjs';
import { reports, root } from '../../scripts/lib/paths.mjs';
import { commandScript, runNode } from '../../scripts/lib/run.mjs';

/**
 * Runs the package's own benchmark, which prints all of its metrics; those of the longest common document are kept.
 *
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
export async function measurePageBuilder() {
  const code = await runNode(commandScript('tsx'), [join(root, 'tests', 'benchmarks', 'page-builder.ts')]);
  if (code !== 0) throw new CliError('The benchmark of the page builder has failed, see above.');
  return JSON.parse(await readFile(join(reports, 'bench-page-builder.json'), 'utf8'));
}
