import { existsSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readResolver } from '../resolver.ts';
import { readTokenFile } from '../source.ts';
import { writeFiles } from '../write-files.ts';
import { makeBrand } from './make-brand.ts';

const usage = `Usage: npx @witryna/design-tokens brand <file.json> [--name <brand>] [--out <folder>]

Checks the contrast of a brand in every theme and writes its style sheets.
  --name  value of data-brand; default: the name of the file
  --out   folder of the style sheets; default: the current one
  --help  shows this text`;

/**
 * Runs the command of the package.
 *
 * @param args - Arguments after the name of the command.
 * @returns The text to print: the paths of the written files and a note about them, or the usage.
 * @throws Error if the arguments or the file are invalid; the message says what to do.
 */
export function runCommand(args: readonly string[]): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { name: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  if (values.help) return usage;
  const [command, file, ...others] = positionals;
  if (command !== 'brand' || file === undefined) throw new Error(usage);
  if (others.length > 0)
    throw new Error(`brand takes one file, but ${positionals.length - 1} are given: run it once for each of them.`);
  const name = values.name ?? basename(file).replace(/(?:\.tokens)?\.json$/, '');
  const folder = resolve(values.out ?? '.');
  const { sheets, note } = makeBrand(name, readJson(file), {
    plan: readResolver(readTokenFile('tokens.resolver.json')),
    read: readTokenFile,
  });
  writeFiles(folder, sheets);
  const paths = sheets.map(({ path }) => resolve(folder, path)).join('\n');
  return note ? `${paths}\n${note}` : paths;
}

function readJson(file: string): unknown {
  if (!existsSync(file)) throw new Error(`There is no file ${resolve(file)}.`);
  // Editors of Windows begin files with a byte order mark, which is no JSON.
  const text = readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no valid JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
