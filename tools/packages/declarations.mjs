import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../../scripts/lib/paths.mjs';
import { acceptUndefined } from './accept-undefined.mjs';
import { entrySources } from './manifest.mjs';

/**
 * Writes the declarations of a package's modules beside their JavaScript: those that `tsc -b` has made, as far as the
 * entries reach, with imports named as the published files are, and with maps to the sources.
 *
 * @param {import('./manifest.mjs').PackageFolder} folder
 * @param {string} outDir absolute path
 * @throws Error when a declaration is missing because `tsc -b` has not run
 */
export async function writeDeclarations(folder, outDir) {
  const made = join(root, 'node_modules', '.cache', 'types', folder, 'src');
  const waiting = entrySources(folder).map((source) => join(made, '..', source));
  const seen = new Set(waiting);
  for (const source of waiting) {
    const file = source.replace(/\.tsx?$/, '.d.ts');
    if (!existsSync(file)) throw new Error(`There is no ${relative(root, file)}: run tsc -b.`);
    const text = await readFile(file, 'utf8');
    let result = '';
    let position = 0;
    for (const specifier of relativeImports(source, text)) {
      const imported = join(dirname(source), specifier.text);
      if (!seen.has(imported)) {
        seen.add(imported);
        waiting.push(imported);
      }
      const afterQuote = specifier.end - 1 - specifier.text.length;
      result += `${text.slice(position, afterQuote)}${publishedName(specifier.text)}.js`;
      position = specifier.end - 1;
    }
    result += text.slice(position).replace(/\.css(?=\.d\.ts\.map\s*$)/, '.styles');
    const target = join(outDir, `${publishedName(relative(made, source))}.d.ts`);
    await mkdir(dirname(target), { recursive: true });
    // Nodes are what the parser returns: a property of theirs is there or not.
    await writeFile(target, basename(source) === 'nodes.ts' ? result : acceptUndefined(file, result));
    await writeMap(`${file}.map`, `${target}.map`, join(root, folder, 'src', relative(made, source)));
  }
}

/**
 * Writes the map from a declaration to its source, which the package contains.
 *
 * @param {string} file absolute path of the map that `tsc -b` has made
 * @param {string} target absolute path
 * @param {string} source absolute path
 */
async function writeMap(file, target, source) {
  /** @type {Record<string, unknown>} */
  const map = JSON.parse(await readFile(file, 'utf8'));
  const sources = [relative(dirname(target), source).replaceAll('\\', '/')];
  await writeFile(target, JSON.stringify({ ...map, file: basename(target, '.map'), sources }));
}

/**
 * Declares style sheets, which are imported for their effect only.
 *
 * @param {string} outDir absolute path
 */
export async function declareStyles(outDir) {
  const files = (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.css'));
  await Promise.all(files.map((file) => writeFile(join(outDir, `${file}.d.ts`), 'export {};\n')));
}

/**
 * @param {string} file its name
 * @param {string} text of a declaration file
 * @returns {ts.StringLiteral[]} the relative paths that it imports or exports from, in order
 */
function relativeImports(file, text) {
  /** @type {ts.StringLiteral[]} */
  const found = [];
  const add = (/** @type {ts.Node | undefined} */ node) => {
    if (node && ts.isStringLiteral(node) && node.text.startsWith('.')) found.push(node);
  };
  const visit = (/** @type {ts.Node} */ node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) add(node.moduleSpecifier);
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest));
  return found;
}

/**
 * @param {string} source path of a module
 * @returns {string} path of what is made of it, without extension
 */
function publishedName(source) {
  return source.replace(/\.tsx?$/, '').replace(/\.css$/, '.styles');
}
