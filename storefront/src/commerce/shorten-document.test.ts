import { parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { shortenDocument } from './shorten-document.ts';

describe('shortenDocument', () => {
  it('[NET-02] gives fragments short names, each its own wherever it stands', () => {
    const text =
      'query Cart{cart(cart_id:"x"){...Lines...on Cart{id}items{uid...Prices}}a:cart(cart_id:"y"){...Lines}}fragment Lines on Cart{items{...Prices}}fragment Prices on CartItemInterface{uid}';
    expect(shortenDocument(text)).toBe(
      'query Cart{cart(cart_id:"x"){...a...on Cart{id}items{uid...b}}a:cart(cart_id:"y"){...a}}fragment a on Cart{items{...b}}fragment b on CartItemInterface{uid}',
    );
    expect(() => parse(shortenDocument(text))).not.toThrow();
  });

  it('[NET-02] writes fragments that are spread once where they are spread, also within each other', () => {
    const text =
      'query Q{cart{...Lines}}fragment Prices on Item{price...Tax}fragment Lines on Cart{items{uid...Prices}}fragment Tax on Item{tax}';
    expect(shortenDocument(text)).toBe('query Q{cart{...on Cart{items{uid...on Item{price...on Item{tax}}}}}}');
  });

  it('leaves texts, fields and inline fragments alone, whatever they are named', () => {
    const text =
      'query Q{a(b:"...Lines fragment Lines @include(if:true) \\" ...Lines"){Lines...on Lines{fragment}...@include(if:$x){Lines}}}fragment Lines on Lines{Lines}';
    expect(shortenDocument(text)).toBe(text.replace('fragment Lines on', 'fragment a on'));
  });

  it('leaves out an include that always holds', () => {
    expect(
      shortenDocument('query Q($x:Boolean!){a@include(if:true)b@include(if:$x)c@include(if:true){d@include(if:true)}}'),
    ).toBe('query Q($x:Boolean!){a b@include(if:$x)c{d}}');
  });
});
