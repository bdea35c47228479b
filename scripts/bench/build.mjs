import { join } from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { root } from '../lib/paths.mjs';
import { runNode } from '../lib/run.mjs';

/**
 * Times the production build of the shop. How long the tests take stands at the end of `npm test`.
 *
 * @returns {Promise<import('./figure.mjs').Figure[]>}
 */
export async function measureBuild() {
  const started = performance.now();
  const code = await runNode(join(root, 'scripts', 'build.mjs'), []);
  if (code !== 0) throw new Failure('The build has failed, see above.');
  return [{ name: 'shop, for production', value: (performance.now() - started) / 1000, unit: 's' }];
}
