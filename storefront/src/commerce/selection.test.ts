import { describe, expect, it } from 'vitest';
import { getSelectedFields, parseDocumentSelection } from './selection.ts';
import { minifyDocument } from './minify-document.ts';

const shape = parseDocumentSelection(
  minifyDocument(`
    query Q($id: String! = "a{b", $list: [ID!]) @live(a: { b: 1 }) {
      first: cart(cart_id: $id, filter: { name: "x(}" }) { id ...Lines @include(if: $full) }
      products @skip(if: false) { items { ...Product } }
    }
    fragment Lines on Cart { items { uid } }
    fragment Product on ProductInterface { uid ... on SimpleProduct { weight } ... { name } ...Missing }
  `),
);
const keys = (selection = shape.root, typename?: string) =>
  getSelectedFields(shape, selection, typename).map(({ key }) => key);

describe('parseDocumentSelection', () => {
  it('reads aliases, arguments and directives', () => {
    expect(
      getSelectedFields(shape, shape.root, undefined).map(({ key, hasArguments, isConditional }) => [
        key,
        hasArguments,
        isConditional,
      ]),
    ).toEqual([
      ['first', true, false],
      ['products', false, true],
    ]);
  });

  it('spreads fragments, conditionally where a directive says so', () => {
    const [first] = getSelectedFields(shape, shape.root, undefined);
    expect(
      getSelectedFields(shape, first?.selection ?? [], 'Cart').map(({ key, isConditional }) => [key, isConditional]),
    ).toEqual([
      ['id', false],
      ['items', true],
    ]);
  });

  it('asks each type for its own fields', () => {
    const products = getSelectedFields(shape, shape.root, undefined)[1]?.selection;
    const items = getSelectedFields(shape, products ?? [], undefined)[0]?.selection;
    expect(keys(items, 'SimpleProduct')).toEqual(['uid', 'weight', 'name']);
    expect(keys(items, 'ConfigurableProduct')).toEqual(['uid', 'name']);
    expect(keys(items, undefined)).toEqual(['uid', 'weight', 'name']);
  });

  it('reads mutations and operations without a name', () => {
    expect(parseDocumentSelection('mutation M($a:X){b(c:$a){d}}').root).toMatchObject([
      { key: 'b', hasArguments: true, selection: [{ key: 'd' }] },
    ]);
    expect(parseDocumentSelection('{a b}').root).toMatchObject([{ key: 'a' }, { key: 'b' }]);
  });

  it('ends on broken documents too', () => {
    for (const text of ['', 'query Q{a{b', 'query Q(', 'fragment', '{...', '{a(b:'])
      expect(parseDocumentSelection(text)).toHaveProperty('root');
  });
});
