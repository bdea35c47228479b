import { contrastFailures } from './contrast/check.ts';
import { TokenError } from './token-value.ts';
import { sourceFiles } from './outputs.ts';
import { packageRoot, readModel } from './source.ts';
import { writeFiles } from './write-files.ts';

const model = readModel();
for (const { name, tokens } of model.themes) {
  const failures = contrastFailures(tokens);
  if (failures.length > 0) throw new TokenError(`theme ${name} has too little contrast:\n${failures.join('\n')}`);
}
writeFiles(packageRoot, sourceFiles(model));
