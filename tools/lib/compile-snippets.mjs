import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import ts from 'typescript';
import { reports } from '../../scripts/lib/paths.mjs';

/**
 * Code that a documentation page shows.
 *
 * @typedef {{ page: string, code: string }} Snippet
 */

/** Within the repository, so that the packages are found as in an application. */
const folder = join(reports, 'snippets');

/**
 * Returns a module with a snippet: the snippet itself if it exports a component, otherwise its JSX as a component.
 *
 * @param {string} code e.g. `import { Button } from '@witryna/ui/button';\n\n<Button>Save</Button>`
 */
export function toModule(code) {
  if (/^export /m.test(code)) return `${code}\n`;
  const [imports = ''] = /^(?:import [^;]+;\s*)*/.exec(code) ?? [];
  return `${imports}export default () => (\n<>\n${code.slice(imports.length)}\n</>\n);\n`;
}

/** Options of an application that checks as much as possible. Styles and the types of this repository are left out. */
const options = /** @type {const} */ ({
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  customConditions: ['@witryna/source'],
  allowImportingTsExtensions: true,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedSideEffectImports: false,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
});

/**
 * Compiles snippets as an application would, and lists what is wrong with them.
 *
 * @param {readonly Snippet[]} snippets
 * @returns {Map<string, string[]>} errors by page
 */
export function compileSnippets(snippets) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pages = new Map(
    snippets.map(({ page, code }, index) => {
      const file = `${index}.tsx`;
      writeFileSync(join(folder, file), toModule(code));
      return [file, page];
    }),
  );
  const program = ts.createProgram(
    Array.from(pages.keys(), (file) => join(folder, file)),
    { ...options, lib: [...options.lib], customConditions: [...options.customConditions], types: [] },
  );
  /** @type {Map<string, string[]>} */
  const errors = new Map();
  for (const source of program.getSourceFiles()) {
    const page = pages.get(basename(source.fileName));
    if (page === undefined || !source.fileName.startsWith(folder.replaceAll('\\', '/'))) continue;
    for (const { start = 0, messageText } of [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]) {
      const { line } = source.getLineAndCharacterOfPosition(start);
      const text = source.text.split('\n')[line]?.trim().slice(0, 100) ?? '';
      const message = ts.flattenDiagnosticMessageText(messageText, ' ').slice(0, 300);
      errors.set(page, [...(errors.get(page) ?? []), `${basename(source.fileName)}: ${message} – ${text}`]);
    }
  }
  return errors;
}
