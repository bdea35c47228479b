import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderSections, productSections } from './section-order.ts';

describe('the sections of a product page', () => {
  it('[CAT-08] are ordered by the sort orders of the specification where the store has these', () => {
    expect(
      orderSections({
        overview: 10,
        premium_content: 20,
        related_products: 30,
        recommendations: 40,
        faq: 50,
        reviews: 60,
        tintup: 70,
      }),
    ).toEqual(['overview', 'premiumContent', 'related', 'recommendations', 'questions', 'reviews', 'socialWall']);
  });

  it('have the reviews before other products when the backend has no configuration for them', () => {
    const order = ['overview', 'premiumContent', 'reviews', 'related', 'recommendations', 'questions', 'socialWall'];
    expect(orderSections(null)).toEqual(order);
    expect(orderSections({})).toEqual(order);
  });

  it('[CAT-08] follow the configuration; what it leaves out keeps its place', () => {
    expect(orderSections({ reviews: 15, faq: null }).slice(0, 3)).toEqual(['overview', 'reviews', 'premiumContent']);
    expect(orderSections({ overview: 100 }).at(-1)).toBe('overview');
  });

  it('are all there, whatever the configuration says', () => {
    const order = fc.option(fc.integer());
    const config = fc.record({
      overview: order,
      premium_content: order,
      related_products: order,
      recommendations: order,
      faq: order,
      reviews: order,
      tintup: order,
    });
    fc.assert(
      fc.property(config, (orders) => {
        expect(orderSections(orders).sort()).toEqual([...productSections].sort());
      }),
    );
  });
});
