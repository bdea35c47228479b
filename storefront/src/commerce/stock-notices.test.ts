import { describe, expect, it } from 'vitest';
import type { GraphQLErrorDetail } from './commerce-error.ts';
import { separateStockErrors } from './stock-notices.ts';

const error = (message: string, path: (string | number)[] = [], category = 'graphql-input'): GraphQLErrorDetail => ({
  message,
  path,
  category,
  code: undefined,
});

const cartWith = (...items: ({ uid: string } | null)[]) => ({ cart: { id: 'x', items } });

describe('separateStockErrors', () => {
  it.each([
    'Some of the products are out of stock.',
    'There are no source items with the in stock status',
    'The requested qty is not available',
  ])('[NET-25] makes a notice of "%s"', (message) => {
    const stock = error(message, ['updateCartItems']);
    expect(separateStockErrors({ updateCartItems: null }, [stock])).toEqual({ errors: [], notices: [stock] });
  });

  it.each([
    'The requested qty is not available.',
    'the requested qty is not available',
    'Note: The requested qty is not available',
    '',
  ])('[NET-25] keeps "%s" as an error', (message) => {
    const other = error(message, ['updateCartItems']);
    expect(separateStockErrors({ updateCartItems: null }, [other])).toEqual({ errors: [other], notices: [] });
  });

  it('[NET-26] drops the lines of the cart that came as null, and only those', () => {
    const data = cartWith({ uid: 'a' }, null, { uid: 'c' }, null);
    const first = error('Some of the products are out of stock.', ['cart', 'items', 1]);
    const second = error('The requested qty is not available', ['cart', 'items', 3]);
    const answer = separateStockErrors(data, [first, second]);
    expect(data).toEqual(cartWith({ uid: 'a' }, { uid: 'c' }));
    expect(answer).toEqual({ errors: [], notices: [first, second] });
  });

  it('[NET-26] drops entries of lists within lists, whatever the order of the errors', () => {
    const data = { carts: [null, { items: [null, { uid: 'b' }] }] };
    const message = 'Some of the products are out of stock.';
    separateStockErrors(data, [error(message, ['carts', 0]), error(message, ['carts', 1, 'items', 0])]);
    expect(data).toEqual({ carts: [{ items: [{ uid: 'b' }] }] });
  });

  it('[NET-25] knows a lost line of a cart in any language by its place', () => {
    const polish = error('Niektórych produktów nie ma w magazynie.', ['customerCart', 'itemsV2', 'items', 0]);
    const data = { customerCart: { itemsV2: { items: [null, { uid: 'b' }] } } };
    expect(separateStockErrors(data, [polish])).toEqual({ errors: [], notices: [polish] });
    expect(data).toEqual({ customerCart: { itemsV2: { items: [{ uid: 'b' }] } } });
  });

  it('keeps the error of a missing block, whose place looks alike', () => {
    const missing = error(
      'The CMS block with the "x" ID doesn\'t exist.',
      ['cmsBlocks', 'items', 0],
      'graphql-no-such-entity',
    );
    const data = { cmsBlocks: { items: [null, { identifier: 'y' }] } };
    expect(separateStockErrors(data, [missing])).toEqual({ errors: [missing], notices: [] });
    expect(data.cmsBlocks.items).toHaveLength(2);
  });

  it('keeps the error of a cart line that is there', () => {
    const other = error('Cena się zmieniła.', ['cart', 'items', 0]);
    expect(separateStockErrors(cartWith({ uid: 'a' }), [other])).toEqual({ errors: [other], notices: [] });
  });

  it('copes with data that is not there', () => {
    expect(
      separateStockErrors(null, [error('The requested qty is not available', ['cart', 'items', 0])]).notices,
    ).toHaveLength(1);
  });
});
