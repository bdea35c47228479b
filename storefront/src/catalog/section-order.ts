import { graphql } from '../commerce/index.ts';

/** The order of a product page's sections in the store configuration. */
export const sectionOrderFields = graphql(`
  fragment SectionOrder on StoreConfig @_requires(capability: "productPageSections") {
    product_page_sections @include(if: true) {
      overview
      premium_content
      related_products
      recommendations
      faq
      reviews
      tintup
    }
  }
`);

/** The sections of a product page, in the order that they have without configuration. */
export const productSections = [
  'overview',
  'premiumContent',
  'reviews',
  'related',
  'recommendations',
  'questions',
  'socialWall',
] as const;
/** One of `productSections`. */
export type ProductSection = (typeof productSections)[number];

/** Returns whether a name is that of a section. */
export const isProductSection = (name: string): name is ProductSection =>
  productSections.some((section) => section === name);

/** Sort orders as the store configuration has them; lower comes first. */
export interface SectionConfig {
  overview?: number | null;
  premium_content?: number | null;
  related_products?: number | null;
  recommendations?: number | null;
  faq?: number | null;
  reviews?: number | null;
  tintup?: number | null;
}

/**
 * Puts the sections into the order of the store. A section that it leaves out has the specification's number,
 * 10 to 70; reviews stand before other products, for shoppers decide by them.
 */
export function orderSections(config: SectionConfig | null | undefined): ProductSection[] {
  const orders: Record<ProductSection, number> = {
    overview: config?.overview ?? 10,
    premiumContent: config?.premium_content ?? 20,
    related: config?.related_products ?? 30,
    recommendations: config?.recommendations ?? 40,
    questions: config?.faq ?? 50,
    reviews: config?.reviews ?? 25,
    socialWall: config?.tintup ?? 70,
  };
  return [...productSections].sort((a, b) => orders[a] - orders[b]);
}
