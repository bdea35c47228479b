import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeChunks, type Chunk, type MergeOptions } from './merge-chunks.ts';

const options: MergeOptions = { requestBytes: 1000, pages: [], compressedSize: (code) => code.length };

interface Sample {
  name: string;
  bytes?: number;
  imports?: readonly string[];
}

const toChunk = ({ name, bytes = 100, imports = [] }: Sample): Chunk => ({
  fileName: `${name}.js`,
  name,
  entryId: null,
  isInitial: false,
  moduleIds: [`/src/${name}.ts`],
  imports: imports.map((imported) => `${imported}.js`),
  code: '-'.repeat(bytes),
  styleBytes: 0,
});
const toRoot = (sample: Sample): Chunk => ({ ...toChunk(sample), entryId: `/src/${sample.name}.ts` });

/** Returns the names of the files of modules, by the names of the modules. */
const merge = (chunks: readonly Chunk[], more: Partial<MergeOptions> = {}) =>
  Object.fromEntries(
    [...mergeChunks(chunks, { ...options, ...more })].map(([id, file]) => [id.replaceAll(/\/src\/|\.ts/g, ''), file]),
  );

describe('mergeChunks', () => {
  it('makes one file, named after the largest, of small files that the same root loads', () => {
    const chunks = [
      toRoot({ name: 'cart', imports: ['price', 'line'] }),
      toChunk({ name: 'price' }),
      toChunk({ name: 'line', bytes: 200 }),
    ];
    expect(merge(chunks)).toEqual({ price: 'line', line: 'line' });
  });

  it('leaves files apart where some root would load more than a request costs', () => {
    const chunks = [
      toRoot({ name: 'cart', imports: ['price', 'dialog'] }),
      toRoot({ name: 'home', imports: ['price'] }),
      toChunk({ name: 'price' }),
      toChunk({ name: 'dialog', bytes: 1100 }),
    ];
    expect(merge(chunks)).toEqual({ price: 'price', dialog: 'dialog' });
  });

  it('counts what a file imports, which comes with it', () => {
    const chunks = [
      toRoot({ name: 'cart', imports: ['price', 'opener'] }),
      toRoot({ name: 'home', imports: ['price'] }),
      toChunk({ name: 'price' }),
      toChunk({ name: 'opener', imports: ['dialog'] }),
      toRoot({ name: 'dialog', bytes: 5000 }),
    ];
    expect(merge(chunks)).toEqual({ price: 'price', opener: 'opener' });
  });

  it('counts pages by their weight, and roots that one page loads together', () => {
    const chunks = [
      toRoot({ name: 'cart-page', imports: ['line'] }),
      toRoot({ name: 'cart-sync', imports: ['query'] }),
      toRoot({ name: 'help', imports: ['query'] }),
      toChunk({ name: 'line', bytes: 1500 }),
      toChunk({ name: 'query' }),
    ];
    const weigh = (weight: number) => merge(chunks, { pages: [{ entries: /cart-(?:page|sync)/, weight }] });
    expect(weigh(1)).toEqual({ line: 'line', query: 'query' });
    expect(weigh(10)).toEqual({ line: 'line', query: 'line' });
  });

  it('leaves the files of entries and of the start as they are', () => {
    const chunks = [
      toRoot({ name: 'cart', imports: ['vendor', 'line'] }),
      { ...toChunk({ name: 'vendor' }), isInitial: true },
      toChunk({ name: 'line' }),
    ];
    expect(merge(chunks)).toEqual({ line: 'line' });
  });

  it('names no two files alike', () => {
    const chunks = [
      toRoot({ name: 'cart', imports: ['a'] }),
      toRoot({ name: 'home', imports: ['b'] }),
      { ...toChunk({ name: 'a', bytes: 2000 }), name: 'messages' },
      { ...toChunk({ name: 'b', bytes: 2000 }), name: 'messages' },
    ];
    expect(new Set(Object.values(merge(chunks))).size).toBe(2);
  });

  it('makes no files that import each other in a circle, and none is lost', () => {
    const graph = fc.array(
      fc.record({ bytes: fc.integer({ min: 1, max: 3000 }), imports: fc.array(fc.nat(20)), isRoot: fc.boolean() }),
      { minLength: 2, maxLength: 20 },
    );
    fc.assert(
      fc.property(graph, (nodes) => {
        const chunks = nodes.map(({ bytes, imports, isRoot }, index) => {
          // Imports lead to later files only: there is no circle to begin with.
          const later = imports.map((step) => index + 1 + step).filter((target) => target < nodes.length);
          return (isRoot ? toRoot : toChunk)({
            name: `n${index}`,
            bytes,
            imports: [...new Set(later)].map((target) => `n${target}`),
          });
        });
        const files = mergeChunks(chunks, options);
        expect(files.size).toBe(chunks.filter(({ entryId }) => entryId === null).length);
        const fileOf = (chunk: Chunk | undefined) =>
          (chunk && files.get(chunk.moduleIds[0] ?? '')) ?? chunk?.fileName ?? '';
        const importsOf = new Map<string, Set<string>>();
        for (const chunk of chunks) {
          const found = importsOf.get(fileOf(chunk)) ?? new Set<string>();
          importsOf.set(fileOf(chunk), found);
          for (const name of chunk.imports) {
            const target = fileOf(chunks.find(({ fileName }) => fileName === name));
            if (target !== fileOf(chunk)) found.add(target);
          }
        }
        for (const start of importsOf.keys()) {
          const needed = new Set(importsOf.get(start));
          for (const file of needed) importsOf.get(file)?.forEach((next) => needed.add(next));
          expect(needed.has(start)).toBe(false);
        }
      }),
    );
  });
});
