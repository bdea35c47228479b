import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { reports, root } from '../lib/paths.mjs';
import { commandScript, runNode } from '../lib/run.mjs';

/**
 * Runs the package's own benchmark, which prints all of its figures; those of the longest common document are kept.
 *
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measurePageBuilder() {
  const code = await runNode(commandScript('tsx'), [join(root, 'tests', 'benchmarks', 'page-builder.ts')]);
  if (code !== 0) throw new Failure('The benchmark of the page builder has failed, see above.');
  return JSON.parse(await readFile(join(reports, 'bench-page-builder.json'), 'utf8'));
}
