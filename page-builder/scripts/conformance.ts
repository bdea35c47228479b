// Compares the trees of this parser with those of another one: npm run conformance -w page-builder -- <html> <json>
// [<faults.tsv>]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, isAbsolute, join } from 'node:path';
import { parsePageBuilder } from '../src/parser/index.node.ts';
import { canonicalTree, toObject, type CanonicalNode } from './conformance/canonical.ts';
import { compareTrees, type Difference } from './conformance/compare.ts';
import { faults, readTraits } from './conformance/faults.ts';

const usage = `npm run conformance -w page-builder -- <folder of html> <folder of json> [<faults.tsv>]

Parses each <name>.html, compares the tree with the one in <name>.json (the tree itself or { "tree": … }) and prints every difference by its path.
Values are compared by meaning: colors, 0 and 0px, null, '' and absent, numbers in strings, sanitized HTML.
<faults.tsv>: faults of the other parser in single documents, one a line: name of the document, content type or *, reason.
Ends with 0 when every difference is a known fault of the other parser, with 1 when one is not, with 2 when it cannot run.`;

const silent = { warn: () => undefined, error: () => undefined };

function main(): number {
  const [htmlFolder, jsonFolder, faultsFile] = process.argv.slice(2).map(fromCaller);
  if (!htmlFolder || !jsonFolder || !existsSync(htmlFolder) || !existsSync(jsonFolder)) {
    console.error(usage);
    return 2;
  }
  const known = faultsFile ? readKnownFaults(faultsFile) : new Map<string, string>();
  const names = readdirSync(htmlFolder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => basename(file, '.html'))
    .filter((name) => existsSync(join(jsonFolder, `${name}.json`)))
    .sort();
  if (names.length === 0) {
    console.error(`No document of ${htmlFolder} has a tree in ${jsonFolder}.`);
    return 2;
  }
  const counts = new Map<string, number>();
  const totals = { equal: 0, explained: 0, different: 0, 'no tree': 0 };
  for (const name of names) {
    const html = readFileSync(join(htmlFolder, `${name}.html`), 'utf8');
    const expected = readTree(join(jsonFolder, `${name}.json`));
    const tree = canonicalTree({ ...parsePageBuilder(html, { logger: silent }) });
    if (expected === undefined) {
      totals['no tree'] += 1;
      console.log(`no tree   ${name}`);
      continue;
    }
    const differences = compareTrees(tree, expected, readTraits(html));
    const causes = differences.map((difference) => difference.cause ?? coveredBy(known, name, difference));
    const unknown = causes.filter((cause) => cause === undefined).length;
    const result = differences.length === 0 ? 'equal' : unknown === 0 ? 'explained' : 'different';
    totals[result] += 1;
    console.log(`${result.padEnd(9)} ${name}`);
    differences.forEach((difference, index) => {
      const cause = causes[index];
      if (cause !== undefined) counts.set(cause, (counts.get(cause) ?? 0) + 1);
      console.log(
        `  ${cause === undefined ? '!' : ' '} ${difference.path}: ${short(difference.ours)} | ${short(difference.theirs)}${cause === undefined ? '' : `  (${cause})`}`,
      );
    });
  }
  printSummary(names.length, totals, counts);
  return totals.different === 0 ? 0 : 1;
}

function printSummary(
  documents: number,
  totals: Record<'equal' | 'explained' | 'different' | 'no tree', number>,
  counts: ReadonlyMap<string, number>,
): void {
  console.log(
    `\n${documents} documents: ${totals.equal} equal, ${totals.explained} different only by faults of the other parser, ${totals.different} different` +
      (totals['no tree'] > 0 ? `, ${totals['no tree']} that the other parser gave no tree of` : ''),
  );
  for (const [cause, count] of [...counts].sort(([, first], [, second]) => second - first)) {
    console.log(
      `${String(count).padStart(6)}  ${cause}: ${faults.find(({ name }) => name === cause)?.explanation ?? 'named in the list of faults'}`,
    );
  }
}

/** npm runs scripts in the folder of the package; paths mean the folder the caller is in. */
function fromCaller(path: string): string {
  return isAbsolute(path) ? path : join(process.env['INIT_CWD'] ?? process.cwd(), path);
}

/** The expected tree; undefined when the file holds none, because the other parser failed on the whole document. */
function readTree(file: string): CanonicalNode | undefined {
  const content = toObject(JSON.parse(readFileSync(file, 'utf8')));
  const tree = content && 'tree' in content ? toObject(content['tree']) : content;
  return tree && 'contentType' in tree ? canonicalTree(tree) : undefined;
}

/** Reasons by document and content type. */
function readKnownFaults(file: string): Map<string, string> {
  const lines = readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  return new Map(lines.flatMap(([name, type, reason]) => (name && type ? [[`${name}\t${type}`, reason ?? '']] : [])));
}

function coveredBy(known: ReadonlyMap<string, string>, name: string, { contentType }: Difference): string | undefined {
  return known.get(`${name}\t${contentType}`) ?? known.get(`${name}\t*`);
}

function short(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

process.exitCode = main();
