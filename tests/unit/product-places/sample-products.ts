import type { Shop } from '../../../storefront/backend/index.ts';

/** The types of products of Magento; `customizable` is a simple product with customizable options. */
export const productTypes = [
  'simple',
  'configurable',
  'virtual',
  'downloadable',
  'grouped',
  'bundle',
  'customizable',
] as const;

export type ProductType = (typeof productTypes)[number];

/** A product of a merchant, and how a shopper buys it. */
export interface SampleProduct {
  readonly sku: string;
  readonly name: string;
  readonly urlKey: string;
  /** Labels of what the shopper selects. */
  readonly selected?: readonly string[];
  /** What the shopper enters, by the title of the option. */
  readonly entered?: Readonly<Record<string, string>>;
  /** Products of a group, which become lines: quantity by SKU, and their names. */
  readonly group?: { readonly quantities: Readonly<Record<string, number>>; readonly names: readonly string[] };
  /** Texts of the options of its line in the cart. */
  readonly options?: readonly string[];
  /** Whether a list adds it to the cart without a visit of its page. */
  readonly quickAdd: boolean;
}

/** A merchant with a product of each type. */
export interface SampleMerchant {
  readonly shop: Shop;
  readonly profile: 'extended' | 'stock';
  readonly locale: 'pl_PL' | 'de_DE' | 'en_US';
  /** Path of the category that lists all the products. */
  readonly category: string;
  readonly products: Readonly<Record<ProductType, SampleProduct>>;
  /** Where orders go, as GraphQL takes it. */
  readonly address: Readonly<Record<string, unknown>>;
  readonly payment: string;
}

/**
 * Returns a shop with no other products than those of the samples and their parts. All are in one category, and each is
 * related to the one before. A whole catalog takes seconds to be written.
 */
export function reduceShop(shop: Shop, products: SampleMerchant['products'], category: string): Shop {
  const skus = productTypes.map((type) => products[type].sku);
  const parts = new Set(
    shop.catalog.products
      .filter(({ sku }) => skus.includes(sku))
      .flatMap(({ kind }) =>
        kind.type === 'bundle'
          ? kind.options.flatMap(({ selections }) => selections.map(({ sku }) => sku))
          : kind.type === 'grouped'
            ? kind.items.map(({ sku }) => sku)
            : [],
      ),
  );
  const { accounts: _, ...rest } = shop;
  return {
    ...rest,
    catalog: {
      ...shop.catalog,
      products: shop.catalog.products.flatMap((product) => {
        const index = skus.indexOf(product.sku);
        if (index < 0) return parts.has(product.sku) ? [product] : [];
        const { reviews: __, ...sample } = product;
        const related = skus[(index + 1) % skus.length] ?? '';
        return [{ ...sample, relatedSkus: [related], categories: [...new Set([...product.categories, category])] }];
      }),
    },
  };
}
