import { readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readResolver } from '../resolver.ts';
import { readTokenFile } from '../source.ts';
import { writeFiles } from '../write-files.ts';
import { makeBrand } from './make-brand.ts';

const usage = `Usage: npx @witryna/design-tokens brand <file.json> [--name <brand>] [--out <folder>]

Checks the contrast of a brand in every theme and writes its style sheets.
  --name  value of data-brand; default: the name of the file
  --out   folder of the style sheets; default: the current one`;

/** Runs the command of the package; failures are printed and set the exit code. */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, out: { type: 'string' } },
  });
  const [command, file] = positionals;
  if (command !== 'brand' || file === undefined) throw new Error(usage);
  const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const name = values.name ?? basename(file).replace(/(?:\.tokens)?\.json$/, '');
  const folder = resolve(values.out ?? '.');
  const sheets = makeBrand(name, document, {
    plan: readResolver(readTokenFile('tokens.resolver.json')),
    read: readTokenFile,
  });
  writeFiles(folder, sheets);
  console.log(sheets.map(({ path }) => resolve(folder, path)).join('\n'));
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
