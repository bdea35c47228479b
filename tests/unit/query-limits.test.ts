import { Kind, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createWeigher } from '../../storefront/backend/graphql/document-limits.ts';
import { capabilityFields } from '../../storefront/src/commerce/capabilities.ts';
import { queryLimits } from '../../storefront/src/commerce/query-limits.ts';
import { loadOperations } from '../../storefront/src/commerce/testing/load-operations.ts';
import { writeTypeQueries } from '../../storefront/src/commerce/type-queries.ts';

const operations = await loadOperations();
const documents = [
  ...operations.map(({ title, operation }) => ({ title, document: operation.document.toString() })),
  ...writeTypeQueries(Object.values(capabilityFields).flat()).map(({ name, document }) => ({ title: name, document })),
];

/** Counts all aliases; Magento counts those alone that are not within inline fragments. */
function countAllAliases(document: string): number {
  let aliases = 0;
  visit(parse(document), {
    Field: ({ alias }) => {
      if (alias) aliases += 1;
    },
  });
  return aliases;
}

function weigh(document: string) {
  const parsed = parse(document);
  const operation = parsed.definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) throw new TypeError('The document has no operation.');
  return createWeigher(parsed)(operation.selectionSet);
}

const findLarger = (limit: number, measure: (document: string) => number) =>
  documents.flatMap(({ title, document }) => (measure(document) > limit ? [`${title}: ${measure(document)}`] : []));

describe('the queries of the shop', () => {
  it('are found', () => {
    expect(documents.length).toBeGreaterThan(operations.length + 1);
    expect(Math.max(...documents.map(({ document }) => countAllAliases(document)))).toBeGreaterThan(1);
  });

  it('have no more aliases than Magento allows by default', () => {
    expect(findLarger(queryLimits.aliases, countAllAliases)).toEqual([]);
  });

  it('have no more fields than the doctor checks a backend for', () => {
    expect(findLarger(queryLimits.complexity, (document) => weigh(document).fields)).toEqual([]);
  });

  it('nest no deeper than the doctor checks a backend for', () => {
    expect(findLarger(queryLimits.depth, (document) => weigh(document).depth)).toEqual([]);
  });
});
