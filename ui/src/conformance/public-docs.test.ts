import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { publicNames, undocumented } from './public-docs.ts';
import { readSources } from './source-files.ts';

describe('the public API', () => {
  const sources = readSources();

  it('has a docstring for every function, every component and every prop', () => {
    const missing = [...publicNames(sources)].flatMap(([path, names]) => {
      const file = sources.get(path);
      return file ? undocumented(path, file, names) : [];
    });
    expect(missing).toEqual([]);
  });

  it('is found through the entries of the folders', () => {
    expect(publicNames(sources).get('button/button.tsx')).toContain('Button');
    expect(publicNames(sources).has('field/field.tsx')).toBe(false);
  });
});

describe('undocumented', () => {
  const file = ts.createSourceFile(
    'x.tsx',
    `/** Said. */ export function A() {} export function B() {}
     export interface Props {
       /** Said. */
       a: string; b: string; className?: string; c(): void
     }
     /** Said. */ export const d = 1, e = 2; export const f = 3; export function own() {}`,
    ts.ScriptTarget.Latest,
    true,
  );

  it('returns public functions, constants and props without a docstring', () => {
    expect(undocumented('x.tsx', file, new Set(['A', 'B', 'Props', 'd', 'e', 'f']))).toEqual([
      'x.tsx: B',
      'x.tsx: Props.b',
      'x.tsx: Props.c',
      'x.tsx: f',
    ]);
  });
});
