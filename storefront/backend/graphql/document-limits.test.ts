import { getIntrospectionQuery, Kind, parse } from 'graphql';
import type { DocumentNode } from 'graphql';
import { describe, expect, it } from 'vitest';
import { documentFacts } from './document-facts.ts';
import { checkDocumentAliases, checkDocumentSize, checkDocumentWeight, createWeigher } from './document-limits.ts';

/** Fragments that each spread the next one twice: `count` of them expand to 2^count fields. */
const doubling = (count: number): string =>
  [
    '{ ...F0 }',
    ...Array.from({ length: count }, (_, index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`),
    `fragment F${count} on Query { currency }`,
  ].join(' ');

/** Counts how often the selections of fragments are read. */
function countReads(document: DocumentNode): () => number {
  let reads = 0;
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.FRAGMENT_DEFINITION) continue;
    const { selectionSet } = definition;
    Object.defineProperty(definition, 'selectionSet', {
      get() {
        reads += 1;
        return selectionSet;
      },
    });
  }
  return () => reads;
}

const weigh = (query: string) => {
  const document = parse(query);
  const [operation] = document.definitions;
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new TypeError('The operation comes first.');
  return createWeigher(document)(operation.selectionSet);
};

describe('createWeigher', () => {
  it('reads each fragment once, however often it is spread', () => {
    const document = parse(doubling(22));
    const reads = countReads(document);
    const operation = document.definitions[0];
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new TypeError('The operation comes first.');
    expect(createWeigher(document)(operation.selectionSet).fields).toBe(2 ** 22);
    expect(reads()).toBe(23);
  });

  it('counts a fragment at each spread, and aliases, inline fragments and introspection as selections', () => {
    expect(
      weigh('{ a: currency { ...F } ... on Query { ...F } __typename } fragment F on Currency { b: x y { c: z } }'),
    ).toEqual({
      fields: 7,
      depth: 2,
      selections: 11,
      aliases: 2,
    });
  });

  it('caps sums that a number cannot count exactly', () => {
    expect(weigh(doubling(120)).fields).toBe(Number.MAX_SAFE_INTEGER);
  });
});

describe('checkDocumentWeight', () => {
  const check = (query: string) => () => {
    checkDocumentWeight(parse(query));
  };

  it('accepts the introspection query', () => {
    expect(check(getIntrospectionQuery())).not.toThrow();
  });

  it.each([
    ['fields', `{ ${'currency '.repeat(301)} }`, 'Max query complexity should be 300 but got 301.'],
    ['fields of fragments', doubling(22), 'Max query complexity should be 300 but got 4194304.'],
    [
      'fields of an unused fragment',
      `{ x } fragment F on Query { ${'x '.repeat(301)} }`,
      'Max query complexity should be 300 but got 301.',
    ],
    ['levels', `${'{ a '.repeat(22)}${'}'.repeat(22)}`, 'Max query depth should be 20 but got 21.'],
    [
      'aliases',
      `{ ${Array.from({ length: 51 }, (_, index) => `a${index}: x`).join(' ')} }`,
      'Max number of aliases should be 50 but got 51.',
    ],
    ['selections', `{ ${'__typename '.repeat(701)} }`, 'Max number of selections should be 700 but got 701.'],
    [
      'selections of all operations',
      Array.from({ length: 5 }, (_, index) => `query Q${index} { ${'__typename '.repeat(500)} }`).join(' '),
      'Max number of selections in all fragments and operations should be 2000.',
    ],
    [
      'fragments that spread each other',
      '{ ...A } fragment A on Q { ...B } fragment B on Q { ...A }',
      'Cannot spread fragment "A" within itself.',
    ],
  ])('rejects too many %s', (_, query, message) => {
    expect(check(query)).toThrow(message);
  });
});

describe('checkDocumentAliases', () => {
  const aliases = (count: number) => Array.from({ length: count }, (_, index) => `a${index}: x`).join(' ');
  const check = (query: string) => () => {
    checkDocumentAliases(parse(query));
  };

  it.each([
    ['in an operation', `{ ${aliases(11)} }`, 11],
    ['below each other', `{ b: x { ${aliases(10)} } }`, 11],
    ['in a fragment', `{ ${aliases(5)} ...F } fragment F on Q { ${aliases(6)} }`, 11],
    ['in all operations', `query A { ${aliases(6)} } mutation B { ${aliases(6)} }`, 12],
  ])('rejects too many aliases %s', (_, query, count) => {
    expect(check(query)).toThrow(`Max Aliases in query should be 10 but got ${count}.`);
  });

  it.each([
    ['ten', `{ ${aliases(10)} }`],
    ['a fragment that is spread twice', `{ a { ...F } b { ...F } } fragment F on Q { ${aliases(10)} }`],
    ['more within inline fragments, as Magento does', `{ ... on Query { ${aliases(11)} } }`],
  ])('accepts %s', (_, query) => {
    expect(check(query)).not.toThrow();
  });
});

describe('checkDocumentSize', () => {
  const check = (query: string) => () => {
    checkDocumentSize(query);
  };

  it.each([
    ['characters', `{ a } #${'x'.repeat(100_000)}`, 'Max query length'],
    ['tokens', `{ ${'a '.repeat(2_000)} }`, 'Max number of query tokens'],
    ['brackets in brackets', `{ a(b: ${'['.repeat(100)}`, 'Max nesting of brackets'],
    ['directives', `{ a ${'@skip(if: true) '.repeat(400)} }`, 'Max number of query tokens'],
  ])('rejects too many %s', (_, query, message) => {
    expect(check(query)).toThrow(message);
  });

  it('accepts a long comment and text in brackets within strings', () => {
    expect(check(`{ a(b: "${'['.repeat(1_000)}") } # ${'{'.repeat(1_000)}`)).not.toThrow();
  });
});

describe('documentFacts', () => {
  it('names the root fields of fragments that are spread often', () => {
    expect(documentFacts(doubling(60), undefined)).toEqual({ isMutation: false, rootFields: ['currency'] });
  });
});
