import { analyzeDocument } from 'graphql-request';
import { Kind as RealKind } from 'graphql';
import { describe, expect, it } from 'vitest';
import { Kind, parse, print } from './graphql-stub.ts';

describe('graphql stub', () => {
  it.each([
    'query Cart($id:String!){cart(cart_id:$id){id}}',
    'mutation createCart{createEmptyCart}',
    'query Mutation{query}',
    'query C{...A}fragment A on B{mutation query}',
  ])('tells of %s what the graphql package does', (document) => {
    const { operationName, isMutation } = analyzeDocument(document);
    const [definition] = parse(document).definitions;
    expect(definition?.kind).toBe(RealKind.OPERATION_DEFINITION);
    expect(definition?.name?.value).toBe(operationName);
    expect(definition?.operation === 'mutation').toBe(isMutation);
  });

  it('knows an operation without a name', () => {
    expect(parse('{storeConfig{store_code}}').definitions[0]).toMatchObject({ operation: 'query', name: undefined });
  });

  it('has the same node kind and gives documents back as they are', () => {
    expect(Kind.OPERATION_DEFINITION).toBe(RealKind.OPERATION_DEFINITION);
    expect(print('{a}')).toBe('{a}');
  });
});
