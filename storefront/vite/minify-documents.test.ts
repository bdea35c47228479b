import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, print } from 'graphql';
import { describe, expect, it } from 'vitest';
import { minifyDocuments } from './minify-documents.ts';

const storefront = path.join(import.meta.dirname, '..', 'src');
const modules = readdirSync(storefront, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => path.join(entry.parentPath, entry.name));
const getDocuments = (code: string) => Array.from(code.matchAll(/graphql\(\s*`([^`]*)`/g), ([, source = '']) => source);

describe('minifyDocuments', () => {
  it('takes out what lays a document out and keeps notes about requirements', () => {
    const code =
      'const a = graphql(`\n  # of the shop\n  fragment Unit on ProductInterface @_requires(capability: "unitPrice") {\n    a, b\n  }\n`, [b]);';
    expect(minifyDocuments(code)).toBe(
      'const a = graphql(`fragment Unit on ProductInterface@_requires(capability:"unitPrice"){a b}`, [b]);',
    );
  });

  it('knows variables from expressions of JavaScript', () => {
    expect(minifyDocuments('graphql(`\n  query Q($a: Int!, $b: Int) {\n    a(b: $b)\n  }\n`)')).toBe(
      'graphql(`query Q($a:Int!$b:Int){a(b:$b)}`)',
    );
  });

  it('leaves other code as it is', () => {
    const code = 'const text = `a   b`;\ngraphql(name, `c   d`);\ngraphql(`e   ${f}`);';
    expect(minifyDocuments(code)).toBe(code);
  });

  it('leaves the meaning of every document of the shop', () => {
    const sources = modules.map((file) => readFileSync(file, 'utf8')).filter((code) => getDocuments(code).length > 0);
    expect(sources.length).toBeGreaterThan(5);
    for (const code of sources) {
      const minified = getDocuments(minifyDocuments(code));
      expect(minified.map((source) => print(parse(source)))).toEqual(
        getDocuments(code).map((source) => print(parse(source))),
      );
    }
  });
});
