import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { packageRoot } from './source.ts';

/** Bundles the command `npx @witryna/design-tokens` into one file, which needs nothing but Node. */
export async function bundleCommand(): Promise<void> {
  const build = await rolldown({ input: join(packageRoot, 'scripts/brand/cli.ts'), platform: 'node' });
  await build.write({ file: join(packageRoot, 'dist/cli.js'), format: 'es', banner: '#!/usr/bin/env node' });
  await build.close();
}
