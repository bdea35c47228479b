import { buildClientSchema, getIntrospectionQuery, parse, validate, type IntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { fetchCapabilities } from '../../storefront/src/commerce/capability-probe.ts';
import { loadOperations } from '../../storefront/src/commerce/testing/load-operations.ts';
import { createTestBackend } from '../../storefront/backend/testing/test-backend.ts';
import { releases } from '../../storefront/backend/releases/release.ts';

const operations = await loadOperations();

const isIntrospection = (data: unknown): data is IntrospectionQuery =>
  typeof data === 'object' && data !== null && '__schema' in data;

describe.each(releases)('Magento %s', (release) => {
  it('understands all that the shop sends to it', async () => {
    const backend = createTestBackend({ profile: 'stock', release });
    const capabilities = await fetchCapabilities(
      async ({ document }) => (await backend.graphql(document.toString())).data,
    );
    const { data } = await backend.graphql(getIntrospectionQuery({ inputValueDeprecation: true }));
    backend.dispose();
    if (!isIntrospection(data)) throw new Error('The backend does not reveal its schema.');
    const schema = buildClientSchema(data);
    const sent = operations.filter(({ operation }) =>
      operation.requires.every((capability) => capabilities.includes(capability)),
    );
    const problems = sent.flatMap(({ operation }) =>
      validate(schema, parse(operation.document.toString(capabilities))).map(
        ({ message }) => `${operation.name}: ${message}`,
      ),
    );
    expect(sent.length).toBeGreaterThan(50);
    expect(problems).toEqual([]);
  });
});
