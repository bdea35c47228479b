import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundleCommand } from './bundle-command.ts';
import { bundle } from './bundle.ts';
import { assertContrast } from './contrast/check.ts';
import { distributionFiles } from './outputs.ts';
import { packageRoot, readModel } from './source.ts';
import { writeFiles } from './write-files.ts';

const typescript = createRequire(import.meta.url).resolve('typescript/bin/tsc');

const model = readModel();
assertContrast(model.themes);
await bundle(join(packageRoot, 'dist'));
await bundleCommand();
execFileSync(process.execPath, [typescript, '-p', join(packageRoot, 'tsconfig.build.json')], { stdio: 'inherit' });
writeFiles(packageRoot, distributionFiles(model));
