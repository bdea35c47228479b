import { describe, expect, it } from 'vitest';
import { mergeView } from './merge-view.ts';

const createView = (minor: number) => ({
  product: {
    name: 'Magnez',
    subtitle: undefined,
    price: { current: { minor, currency: 'PLN' } },
    variants: [{ sku: 'A', stock: 4 }],
  },
  premiumContent: { kind: 'html', html: '<p>Opis</p>' },
});

describe('mergeView', () => {
  it('takes the prices of the other view and keeps equal parts as the same objects', () => {
    const shown = createView(10_000);
    const merged = mergeView(shown, createView(8000));
    expect(merged).toEqual(createView(8000));
    expect(merged).toHaveProperty('product.variants', shown.product.variants);
    expect(Reflect.get(Object(Reflect.get(Object(merged), 'product')), 'variants')).toBe(shown.product.variants);
  });

  it('keeps the texts of the shown view, whose HTML may not have hydrated', () => {
    const shown = createView(10_000);
    const loaded = { ...createView(8000), premiumContent: { kind: 'html', html: '<p>Opis </p>' } };
    expect(Reflect.get(Object(mergeView(shown, loaded)), 'premiumContent')).toBe(shown.premiumContent);
  });

  it('returns the shown view when nothing differs, also after a round trip through JSON', () => {
    const shown: unknown = JSON.parse(JSON.stringify(createView(10_000)));
    expect(mergeView(shown, createView(10_000))).toBe(shown);
  });

  it('takes a list that is shorter, longer or there for the first time', () => {
    const listing = (...products: string[]) => ({ listing: { products } });
    expect(mergeView(listing('a', 'b'), listing('a'))).toEqual(listing('a'));
    expect(mergeView(listing('a'), listing('a', 'b'))).toEqual(listing('a', 'b'));
    expect(mergeView({ listing: null }, listing('a'))).toEqual(listing('a'));
  });

  it('leaves views without priced parts alone', () => {
    const shown = { content: 'a' };
    expect(mergeView(shown, { content: 'b' })).toBe(shown);
    expect(mergeView(null, { product: {} })).toBeNull();
  });
});
