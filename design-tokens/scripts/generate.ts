import { assertContrast } from './contrast/check.ts';
import { sourceFiles } from './outputs.ts';
import { packageRoot, readModel } from './source.ts';
import { writeFiles } from './write-files.ts';

const model = readModel();
assertContrast(model.themes);
writeFiles(packageRoot, sourceFiles(model));
