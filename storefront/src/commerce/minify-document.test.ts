import fc from 'fast-check';
import { parse, print, stripIgnoredCharacters } from 'graphql';
import { describe, expect, it } from 'vitest';
import { minifyDocument } from './minify-document.ts';

const source = `
  # The cart of a shopper, with "quotes" in a comment
  query Cart($id: String!, $size: Int = 3) @example(text: "a # b,  c") {
    cart(cart_id: $id, filter: { name: "x, \\"y\\" # z", list: [1, 2] }) {
      id
      ...Lines @include(if: true)
      ... on Cart { total_quantity }
    }
  }
  fragment Lines on Cart { items { uid, quantity } note(text: """ block  "text" # kept """) }
`;

describe('minifyDocument', () => {
  it('[NET-02] leaves nothing that a server ignores', () => {
    expect(minifyDocument('query Q {\n  a,\n  # note\n  b(c: 1)\n}')).toBe('query Q{a b(c:1)}');
  });

  it('means the same afterward', () => {
    expect(print(parse(minifyDocument(source)))).toBe(print(parse(source)));
  });

  it('is not longer than what the reference implementation gives', () => {
    expect(minifyDocument(source).length).toBeLessThanOrEqual(stripIgnoredCharacters(source).length);
  });

  it('keeps the text of strings', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const document = `{ a(b: ${JSON.stringify(text).replace(/[\u007f-\u009f\ud800-\udfff]/g, '?')}) # c\n }`;
        expect(print(parse(minifyDocument(document)))).toBe(print(parse(document)));
      }),
    );
  });

  it('takes out directives that are notes for ourselves', () => {
    expect(
      minifyDocument('fragment F on T @_unmask @_requires(capability: "x") { a @_optional b @include(if: true) }'),
    ).toBe('fragment F on T{a b@include(if:true)}');
  });
});
