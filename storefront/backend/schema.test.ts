import { buildSchema } from 'graphql';
import type { GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isExtensionFile, listSchemaFiles, readSchema } from '../src/commerce/schema/read-schema.ts';
import { backendModules, commerceModules } from './modules.ts';
import { textContaining } from './testing/matchers.ts';
import { createTestBackend } from './testing/test-backend.ts';
import type { TestBackend } from './testing/test-backend.ts';

const allModules = [...backendModules, ...commerceModules];

describe('SDL files', () => {
  it('are valid without the extensions and with them', () => {
    expect(() => buildSchema(readSchema('stock'))).not.toThrow();
    expect(() => buildSchema(readSchema('extended'))).not.toThrow();
  });

  it('are all served by some module', () => {
    const served = new Set(allModules.flatMap(({ typeDefs }) => typeDefs ?? []));
    expect([...served].sort()).toEqual(listSchemaFiles('extended').sort());
  });
});

describe('backend profiles', () => {
  let stock: TestBackend;
  let extended: TestBackend;
  beforeAll(() => {
    stock = createTestBackend({ profile: 'stock' });
    extended = createTestBackend({ modules: allModules });
  });
  afterAll(() => {
    stock.dispose();
    extended.dispose();
  });

  /** Field coordinates of a schema, e.g. `Cart.id`, without introspection and without what the shop's data adds. */
  const fields = (schema: GraphQLSchema): Set<string> =>
    new Set(
      Object.values(schema.getTypeMap())
        .filter(({ name }) => !name.startsWith('__'))
        .flatMap((type) =>
          'getFields' in type ? Object.keys(type.getFields()).map((field) => `${type.name}.${field}`) : [],
        ),
    );

  it('leaves the fields of all extensions out of the stock profile, and nothing else', () => {
    // Kinds of products that only other clients ask for repeat what every product has.
    const types = buildSchema(readSchema('extended')).getTypeMap();
    const difference = (more: GraphQLSchema, less: GraphQLSchema): string[] => {
      const known = fields(less);
      return [...fields(more)].filter((field) => !known.has(field) && (field.split('.')[0] ?? '') in types).sort();
    };
    expect(difference(extended.schema, stock.schema)).toEqual(
      difference(buildSchema(readSchema('extended')), buildSchema(readSchema('stock'))),
    );
    expect(listSchemaFiles('extended').filter(isExtensionFile).length).toBeGreaterThan(5);
  });

  it('refuses extension fields in the stock profile as a Magento would', async () => {
    const document = '{ storeConfig { store_code need_help { email } } }';
    expect((await extended.graphql(document)).errors).toBeUndefined();
    expect((await stock.graphql(document)).errors).toMatchObject([
      { message: textContaining('Cannot query field "need_help"') },
    ]);
  });

  it('answers introspection in full', async () => {
    const { data } = await extended.graphql(
      '{ __schema { types { name } queryType { name } } __type(name: "StoreConfig") { fields { name } } }',
    );
    expect(JSON.stringify(data)).toContain('need_help');
  });
});
