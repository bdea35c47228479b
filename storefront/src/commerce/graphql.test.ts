import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Capabilities } from './capabilities.ts';
import { graphql, type ResultOf, type TypedDocument, type VariablesOf } from './graphql.ts';

const money = graphql(`fragment Money on Money { value currency }`);
const unitPrice = graphql(
  `fragment UnitPrice on ProductInterface @_requires(capability: "unitPrice") { unit_price @include(if: true) { unit price { ...Money } } }`,
  [money],
);
const product = graphql(`fragment Product on ProductInterface { uid name ...UnitPrice }`, [unitPrice]);
const cart = graphql(
  `query Cart($id: String!) {
    cart(cart_id: $id) {
      id
      items { uid product { ...Product } prices { price { ...Money } } }
    }
  }`,
  [product, money],
);
const names = graphql(`query Names { products(search: "a") { items { ...Product } } }`, [product]);

const write = (document: TypedDocument<unknown, never>, capabilities?: Capabilities) => document.toString(capabilities);
const count = (text: string, part: string) => text.split(part).length - 1;

describe('graphql', () => {
  it('gives the document as text with each fragment once, however often it is spread', () => {
    const text = write(cart);
    expect(text.startsWith('query Cart($id:String!){cart(cart_id:$id){id items{uid product{...Product}')).toBe(true);
    expect(count(text, 'fragment Money on')).toBe(1);
    expect(count(text, 'fragment Product on')).toBe(1);
  });

  it('infers results and variables from the schema', () => {
    expectTypeOf<VariablesOf<typeof cart>>().toEqualTypeOf<{ id: string }>();
    expectTypeOf<ResultOf<typeof money>['value']>().toEqualTypeOf<number | null>();
    expectTypeOf<undefined>().toExtend<ResultOf<typeof product>['unit_price']>();
    expectTypeOf<NonNullable<ResultOf<typeof cart>['cart']>['id']>().toEqualTypeOf<string>();
  });

  describe('for a backend that cannot do everything', () => {
    const text = write(names, []);

    it('leaves out the fragments that it would not understand, with their spreads', () => {
      expect(text).toBe(
        'query Names{products(search:"a"){items{...Product}}}fragment Product on ProductInterface{uid name}',
      );
    });

    it('leaves out fragments that only those have used, and keeps those that are used elsewhere', () => {
      expect(text).not.toContain('Money');
      expect(write(cart, [])).toContain('fragment Money on Money');
    });

    it('sends everything to a backend with the capability', () => {
      expect(write(names, ['cartBadge', 'unitPrice'])).toBe(write(names));
      expect(write(names)).toContain('...UnitPrice');
      expect(write(names)).not.toContain('_requires');
    });
  });
});
