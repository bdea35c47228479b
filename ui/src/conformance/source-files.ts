import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';

/** Folder of all components. */
export const sourceRoot = join(import.meta.dirname, '..');

const notShipped = /\.(test|stories|conformance)\.tsx?$|\.css\.ts$/;

/** Parses every published module of the library except styles, and returns them by path from the source root. */
export function readSources(): ReadonlyMap<string, ts.SourceFile> {
  const paths = readdirSync(sourceRoot, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !notShipped.test(path) && !/^(conformance|story-utils)\b/.test(path))
    .toSorted();
  return new Map(
    paths.map((path) => [
      path,
      ts.createSourceFile(path, readFileSync(join(sourceRoot, path), 'utf8'), ts.ScriptTarget.Latest, true),
    ]),
  );
}

/** Returns the path, from the source root, of a relative import; undefined for a package. */
export function resolveImport(from: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? relative('.', join(dirname(from), specifier)) : undefined;
}
