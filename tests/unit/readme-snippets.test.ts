import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { packageFolders, type PackageFolder } from '../../tools/packages/manifest.mjs';

/** Code that an application has of its own: a snippet may use it without declaring it. */
const foreign = new Set([
  2304, // Cannot find name.
  2552, // Cannot find name, with a suggestion.
  7006, // Parameter of a foreign function.
  7031, // The same, destructured.
]);

const readText = (folder: PackageFolder, file: string) => readFileSync(path.join(root, folder, file), 'utf8');

/** TypeScript of a README by the name of its file, which the first line of a snippet may give. */
function readSnippets(folder: PackageFolder): Map<string, string> {
  const blocks = Array.from(readText(folder, 'README.md').matchAll(/```(tsx?)\n([\s\S]*?)```/g));
  return new Map(
    blocks.map(([, extension = '', code = ''], index) => {
      const name = /^\/\/ (\S+\.tsx?)\n/.exec(code)?.[1] ?? `snippet-${index + 1}.${extension}`;
      return [path.join(root, folder, 'readme-snippets', name), `${code}\nexport {};\n`];
    }),
  );
}

/** Compiles the snippets of all READMEs at once, and returns what is wrong with each, by file. */
function compile(snippets: ReadonlyMap<string, string>): ReadonlyMap<string, { code: number; text: string }[]> {
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
    return code === undefined ? getSourceFile(file, ...rest) : ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  };
  const program = ts.createProgram([...snippets.keys()], settings, host);
  return new Map(
    Array.from(snippets.keys(), (file) => {
      const source = program.getSourceFile(file);
      const problems = [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)];
      return [
        file,
        problems.map(({ code, messageText }) => ({ code, text: ts.flattenDiagnosticMessageText(messageText, '\n') })),
      ];
    }),
  );
}

/** What the packages export: a snippet that uses it has to import it. */
const ownNames = new Set(
  packageFolders.flatMap((folder) =>
    Array.from(
      readText(folder, 'api.md').matchAll(/^(?:function|const|class|interface|type) (\w+)/gm),
      ([, name]) => name,
    ),
  ),
);

function isForeign({ code, text }: { code: number; text: string }): boolean {
  if (/^Cannot find module '(?!@witryna\/)/.test(text)) return true;
  const [, name = ''] = /^Cannot find name '(\w+)'/.exec(text) ?? [];
  return foreign.has(code) && !ownNames.has(name);
}

let problems: ReturnType<typeof compile>;

beforeAll(() => {
  problems = compile(new Map(packageFolders.flatMap((folder) => [...readSnippets(folder)])));
}, 60_000);

it.each(packageFolders)('the README of %s has examples that compile, with exactOptionalPropertyTypes too', (folder) => {
  const files = [...readSnippets(folder).keys()];
  expect(files.length).toBeGreaterThan(0);
  for (const file of files)
    expect(
      problems.get(file)?.filter((problem) => !isForeign(problem)),
      path.basename(file),
    ).toEqual([]);
});
