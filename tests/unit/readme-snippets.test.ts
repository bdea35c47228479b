import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';

/** Code that an application has of its own: a snippet may use it without declaring it. */
const foreign = new Set([
  2304, // Cannot find name.
  2552, // Cannot find name, with a suggestion.
  7006, // Parameter of a foreign function.
  7031, // The same, destructured.
]);

/** TypeScript of a README by the name of its file, which the first line of a snippet may give. */
function readSnippets(folder: string): Map<string, string> {
  const readme = readFileSync(path.join(root, folder, 'README.md'), 'utf8');
  const blocks = Array.from(readme.matchAll(/```(tsx?)\n([\s\S]*?)```/g));
  return new Map(
    blocks.map(([, extension = '', code = ''], index) => {
      const name = /^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1] ?? `snippet-${index + 1}.${extension}`;
      return [path.join(root, folder, 'readme-snippets', name), `${code}\nexport {};\n`];
    }),
  );
}

it.each(['design-tokens', 'ui', 'page-builder'])(
  'the README of %s has examples that compile, with exactOptionalPropertyTypes too',
  (folder) => {
    const snippets = readSnippets(folder);
    expect(snippets.size).toBeGreaterThan(0);
    const config = { extends: './tsconfig.base.json', files: [], include: [] };
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    const settings = {
      ...options,
      noEmit: true,
      composite: false,
      declarationMap: false,
      emitDeclarationOnly: false,
      exactOptionalPropertyTypes: true,
      // Style sheets are there after the build only.
      noUncheckedSideEffectImports: false,
      types: ['node'],
    };
    const host = ts.createCompilerHost(settings);
    const { fileExists, readFile, getSourceFile } = host;
    host.fileExists = (file) => snippets.has(path.normalize(file)) || fileExists(file);
    host.readFile = (file) => snippets.get(path.normalize(file)) ?? readFile(file);
    host.getSourceFile = (file, ...rest) => {
      const code = snippets.get(path.normalize(file));
      return code === undefined
        ? getSourceFile(file, ...rest)
        : ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
    };
    const program = ts.createProgram([...snippets.keys()], settings, host);
    const problems = [...snippets.keys()].flatMap((file) => {
      const source = program.getSourceFile(file);
      return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
    });
    const isForeignModule = (text: string) => /^Cannot find module '(?!@witryna\/)/.test(text);
    expect(
      problems
        .map(({ code, file, messageText }) => ({
          code,
          file: path.basename(file?.fileName ?? ''),
          text: ts.flattenDiagnosticMessageText(messageText, '\n'),
        }))
        .filter(({ code, text }) => !foreign.has(code) && !isForeignModule(text)),
    ).toEqual([]);
  },
);
