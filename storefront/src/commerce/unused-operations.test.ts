import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSchema, Kind, OperationTypeNode, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readSchema } from './schema/read-schema.ts';
import reasons from './schema/unused-operations.json' with { type: 'json' };

const folders = ['../', '../../server/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
const sources = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|stories|d)\.tsx?$|testing/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);

/** Names of the fields of `Query` and `Mutation` that the documents in a text ask for, e.g. `Query.route`. */
function findRootFields(source: string): string[] {
  return [...source.matchAll(/`\s*((?:query|mutation)\s+\w+[^`]*)`/g)].flatMap(([, document = '']) => {
    if (document.includes('${')) return [];
    const found: string[] = [];
    visit(parse(document), {
      OperationDefinition: ({ operation, selectionSet }) => {
        for (const selection of selectionSet.selections)
          if (selection.kind === Kind.FIELD)
            found.push(`${operation === OperationTypeNode.QUERY ? 'Query' : 'Mutation'}.${selection.name.value}`);
      },
    });
    return found;
  });
}

const used = new Set(sources.flatMap(findRootFields));
const schema = buildSchema(readSchema('stock'));
const stock = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
  Object.keys(type?.getFields() ?? {}).map((field) => `${type?.name}.${field}`),
);

describe('the queries and mutations of stock Magento', () => {
  it('are found in the sources of the shop', () => {
    expect([...used]).toEqual(expect.arrayContaining(['Query.route', 'Query.cart', 'Mutation.addProductsToCart']));
  });

  it('are used, or there is a reason why not', () => {
    expect(stock.filter((field) => !used.has(field) && !Object.hasOwn(reasons, field))).toEqual([]);
  });

  it('have no reason for being unused when they are used', () => {
    expect(Object.keys(reasons).filter((field) => used.has(field))).toEqual([]);
  });

  it.each(Object.entries(reasons))('are unused for a reason that is a sentence: %s', (field, reason) => {
    expect(field).toMatch(/^(?:Query|Mutation)\.[a-z]\w+$/);
    expect(reason).toMatch(/^[A-Z].{20,}\.$/);
  });
});
