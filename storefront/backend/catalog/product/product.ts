import { flag, integer, nullable, oneOf, real, defineRow, text } from '../../database/index.ts';
import type { ColumnReader, Database } from '../../database/index.ts';
import type { ContentUnit } from '../../shop/catalog-seed.ts';

/** GraphQL types of products by Magento's type ids. */
export const productTypenames = {
  simple: 'SimpleProduct',
  configurable: 'ConfigurableProduct',
  virtual: 'VirtualProduct',
  downloadable: 'DownloadableProduct',
  bundle: 'BundleProduct',
  grouped: 'GroupedProduct',
} as const;

/** GraphQL type of a product. */
export type ProductTypename = (typeof productTypenames)[keyof typeof productTypenames];

/** A product as it is stored; also the source object of `ProductInterface` fields. Amounts are grosze. */
export interface Product {
  readonly __typename: ProductTypename;
  readonly id: number;
  readonly sku: string;
  /** Parent of a variant; null for a product of its own. */
  readonly parentId: number | null;
  /** False for variants: they are in no list and have no page. */
  readonly visible: boolean;
  readonly name: string;
  readonly urlKey: string;
  /** HTML. */
  readonly description: string;
  /** Plain text. */
  readonly shortDescription: string;
  readonly subtitle: string;
  /** Price before a reduction; of a configurable product that of its cheapest variant. */
  readonly regularPrice: number;
  /** Price to pay; of a configurable product that of its cheapest variant. */
  readonly finalPrice: number;
  /** Lowest price of the 30 days before the reduction; null without a reduction. */
  readonly lowestPrice: number | null;
  /** Prices of the dearest variant; equal to the others for a simple product. */
  readonly maxRegularPrice: number;
  readonly maxFinalPrice: number;
  readonly contentAmount: number;
  readonly contentUnit: ContentUnit;
  /** 0 to 5. */
  readonly ratingAverage: number;
  readonly ratingCount: number;
  /** ISO date. */
  readonly addedOn: string;
}

const typename: ColumnReader<ProductTypename> = (value, column) =>
  productTypenames[oneOf('simple', 'configurable', 'virtual', 'downloadable', 'bundle', 'grouped')(value, column)];

const productRow = defineRow<Product>({
  __typename: typename,
  id: integer,
  sku: text,
  parentId: nullable(integer),
  visible: flag,
  name: text,
  urlKey: text,
  description: text,
  shortDescription: text,
  subtitle: text,
  regularPrice: integer,
  finalPrice: integer,
  lowestPrice: nullable(integer),
  maxRegularPrice: integer,
  maxFinalPrice: integer,
  contentAmount: real,
  contentUnit: oneOf('piece', 'capsule', 'tablet', 'lozenge', 'sachet', 'ampoule', 'ml', 'g'),
  ratingAverage: real,
  ratingCount: integer,
  addedOn: text,
});

const SELECT_PRODUCT = `
  SELECT coalesce(product_type.type, product.type) AS __typename, product.id, product.sku, product.parent_id AS parentId, product.visible, product.name,
    product.url_key AS urlKey, product.description, product.short_description AS shortDescription, product.subtitle,
    product.regular_price AS regularPrice, product.final_price AS finalPrice, product.lowest_price AS lowestPrice,
    product.max_regular_price AS maxRegularPrice, product.max_final_price AS maxFinalPrice,
    product.content_amount AS contentAmount, product.content_unit AS contentUnit,
    product.rating_average AS ratingAverage, product.rating_count AS ratingCount, product.added_on AS addedOn
  FROM product LEFT JOIN product_type ON product_type.product_id = product.id`;

/** Magento's type id of a product. */
export function getTypeId({ __typename }: Pick<Product, '__typename'>): string {
  return __typename.replace('Product', '').toLowerCase();
}

/** A product or variant by sku, whatever the case of its letters. */
export function findProductBySku(database: Database, sku: string): Product | undefined {
  return database.get(productRow, `${SELECT_PRODUCT} WHERE product.sku = ?`, [sku]);
}

/** A product or variant by numeric id. */
export function findProductById(database: Database, id: number): Product | undefined {
  return database.get(productRow, `${SELECT_PRODUCT} WHERE product.id = ?`, [id]);
}

/** A visible product by URL key. */
export function findProductByUrlKey(database: Database, urlKey: string): Product | undefined {
  return database.get(productRow, `${SELECT_PRODUCT} WHERE product.url_key = ? AND product.visible = 1`, [urlKey]);
}

/** Products in the order of the ids; ids without a product are left out. */
export function findProducts(database: Database, ids: readonly number[]): Product[] {
  return database.all(
    productRow,
    `${SELECT_PRODUCT} JOIN json_each(?) AS wanted ON wanted.value = product.id ORDER BY wanted.key`,
    [JSON.stringify(ids)],
  );
}

/** The configurable product that a variant belongs to. */
export function findParent(database: Database, variantId: number): Product | undefined {
  return database.get(productRow, `${SELECT_PRODUCT} WHERE product.id = (SELECT parent_id FROM product WHERE id = ?)`, [
    variantId,
  ]);
}

/** Variants of a configurable product in the merchant's order. */
export function findChildren(database: Database, parentId: number): Product[] {
  return database.all(productRow, `${SELECT_PRODUCT} WHERE product.parent_id = ? ORDER BY product.variant_position`, [
    parentId,
  ]);
}

/** Bestsellers of the product's deepest category that the merchant does not show next to it already. */
export function findUpsell(database: Database, productId: number, most = 4): Product[] {
  return database.all(
    productRow,
    `${SELECT_PRODUCT} JOIN product_category ON product_category.product_id = product.id
     WHERE product.visible = 1 AND product.id <> :productId
       AND product.id NOT IN (SELECT linked_id FROM product_link WHERE product_id = :productId)
       AND product_category.category_id = (
         SELECT product_category.category_id FROM product_category JOIN category ON category.id = product_category.category_id
         WHERE product_category.product_id = :productId ORDER BY category.level DESC, product_category.category_id LIMIT 1)
     ORDER BY product.popularity DESC, product.id LIMIT :most`,
    { productId, most },
  );
}

/** Visible products that the merchant shows next to a product. */
export function findRelated(database: Database, productId: number): Product[] {
  return database.all(
    productRow,
    `${SELECT_PRODUCT} JOIN product_link ON product_link.linked_id = product.id
     WHERE product_link.product_id = ? AND product.visible = 1 ORDER BY product_link.position`,
    [productId],
  );
}
