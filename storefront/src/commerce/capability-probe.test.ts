import {
  buildSchema,
  graphqlSync,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  type GraphQLSchema,
} from 'graphql';
import { describe, expect, it, vi } from 'vitest';
import { allCapabilities, capabilityFields, stockCapabilities } from './capabilities.ts';
import { createCapabilityProbe, fetchCapabilities, PROBE_INTERVAL, parseCapabilities } from './capability-probe.ts';
import { createCommerceClient } from './client.ts';
import { readSchema } from './schema/read-schema.ts';
import { fakeFetch, type FakeResponse } from './testing/fake-fetch.ts';
import { writeTypeQueries } from './type-queries.ts';

const stock = buildSchema(readSchema('stock'));
const extended = buildSchema(readSchema('extended'));

/** All fields and input fields of a schema as `Type.field`. */
const getFieldNames = (schema: GraphQLSchema) =>
  Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) || isInputObjectType(type) || isInterfaceType(type)
      ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`)
      : [],
  );

const probe = (schema: GraphQLSchema) =>
  fetchCapabilities(({ document }) => Promise.resolve(graphqlSync({ schema, source: document.toString() }).data));

function setUp(...answers: FakeResponse[]) {
  const backend = fakeFetch(...answers);
  let time = 0;
  const client = createCommerceClient({
    endpoint: 'https://shop.example/graphql',
    identity: () => ({ token: undefined, storeView: 'pl', currency: undefined }),
    fetch: backend.fetch,
    log: vi.fn(),
  });
  return { capabilities: createCapabilityProbe(client, () => time), wait: (ms: number) => (time += ms), ...backend };
}

describe('capabilityFields', () => {
  it('names only fields that the extended backend has, and that stock Magento 2.4.8 has not or older releases had not', () => {
    const stockFields = new Set(getFieldNames(stock));
    const extendedFields = new Set(getFieldNames(extended));
    for (const capability of allCapabilities) {
      for (const field of capabilityFields[capability]) {
        expect(extendedFields, field).toContain(field);
        expect(stockFields.has(field), field).toBe(stockCapabilities.includes(capability));
      }
    }
  });

  it('covers every field that an extension adds to a type of stock Magento', () => {
    const covered = new Set<string>(Object.values(capabilityFields).flat());
    const stockTypes = new Set(Object.keys(stock.getTypeMap()));
    const stockFields = new Set(getFieldNames(stock));
    const added = getFieldNames(extended).filter(
      (field) => stockTypes.has(field.split('.')[0] ?? '') && !stockFields.has(field),
    );
    // What is added to an interface is added to each of its types: one of the two is enough.
    const isCovered = (field: string) => {
      const [name = '', fieldName = ''] = field.split('.');
      const type = extended.getType(name);
      const interfaces = isObjectType(type) ? type.getInterfaces().map((implemented) => implemented.name) : [];
      return [name, ...interfaces].some((owner) => covered.has(`${owner}.${fieldName}`));
    };
    expect(added.filter((field) => !isCovered(field) && !/Interface\./.test(field))).toEqual([]);
  });
});

describe('fetchCapabilities', () => {
  it('finds everything in the extended backend, and no extension in stock Magento', async () => {
    await expect(probe(extended)).resolves.toEqual(allCapabilities);
    await expect(probe(stock)).resolves.toEqual(stockCapabilities);
  });
});

describe('parseCapabilities', () => {
  it('wants all fields of a feature', () => {
    const types = { Mutation: { fields: [{ name: 'addOrUpdateCustomerConsent' }] } };
    expect(parseCapabilities(types)).toEqual([]);
    types.Mutation.fields.push({ name: 'addOrUpdateGuestConsent' });
    expect(parseCapabilities(types)).toEqual(['consent']);
  });

  it.each([
    null,
    undefined,
    'x',
    [],
    { Cart: null },
    { Cart: { fields: 'x' } },
    { Cart: { fields: [null, { name: 3 }] } },
  ])('finds nothing in %j', (types) => {
    expect(parseCapabilities(types)).toEqual([]);
  });
});

describe('createCapabilityProbe', () => {
  const answer = { data: { Cart: { fields: [{ name: 'total_summary_quantity_including_config' }] } } };
  const parts = writeTypeQueries(Object.values(capabilityFields).flat()).length;

  it('asks the backend once', async () => {
    const { capabilities, wait, requests } = setUp(answer);
    await expect(Promise.all([capabilities(), capabilities()])).resolves.toEqual([['cartBadge'], ['cartBadge']]);
    wait(10 * PROBE_INTERVAL);
    await capabilities();
    expect(requests).toHaveLength(parts);
  });

  it.each<[string, FakeResponse]>([
    ['there is no answer', new TypeError('Failed to fetch')],
    ['introspection is switched off', { errors: [{ message: 'GraphQL introspection is not allowed' }] }],
  ])('relies on no extension while %s, and tries again later', async (_state, failure) => {
    const { capabilities, wait, requests } = setUp(...Array.from({ length: parts }, () => failure), answer);
    await expect(capabilities()).resolves.toEqual(stockCapabilities);
    wait(PROBE_INTERVAL - 1);
    await expect(capabilities()).resolves.toEqual(stockCapabilities);
    expect(requests).toHaveLength(parts);
    wait(1);
    await expect(capabilities()).resolves.toEqual(['cartBadge']);
    await expect(capabilities()).resolves.toEqual(['cartBadge']);
    expect(requests).toHaveLength(2 * parts);
  });

  it('relies on no extension while one part of the answer is missing', async () => {
    const { capabilities } = setUp(answer, new TypeError('Failed to fetch'), answer);
    await expect(capabilities()).resolves.toEqual(stockCapabilities);
  });
});
