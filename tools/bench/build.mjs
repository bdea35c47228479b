import { join } from 'node:path';
import { CliError } from '../../scripts/lib/cli-error.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { runNode } from '../../scripts/lib/run.mjs';

/**
 * Times the production build of the shop. How long the tests take is at the end of `npm test`.
 *
 * @returns {Promise<import('./metric.mjs').Metric[]>}
 */
export async function measureBuild() {
  const started = performance.now();
  const code = await runNode(join(root, 'scripts', 'build.mjs'), []);
  if (code !== 0) throw new CliError('The build has failed, see above.');
  return [{ name: 'shop, for production', value: (performance.now() - started) / 1000, unit: 's' }];
}
