import { column, flag, integer, nullable, defineRow, text } from '../../database/index.ts';
import type { Database, SqlValue } from '../../database/index.ts';

/** A category as it is stored. */
export interface Category {
  readonly id: number;
  readonly parentId: number | null;
  /** Ids from the root of all roots to the category, joined by slashes. */
  readonly idPath: string;
  /** 1 for the store's root. */
  readonly level: number;
  readonly position: number;
  readonly urlKey: string | null;
  readonly urlPath: string | null;
  readonly name: string;
  readonly description: string | null;
  readonly includeInMenu: boolean;
  readonly skinnyNavigation: boolean;
  readonly promoContent: string | null;
}

const categoryRow = defineRow<Category>({
  id: integer,
  parentId: nullable(integer),
  idPath: text,
  level: integer,
  position: integer,
  urlKey: nullable(text),
  urlPath: nullable(text),
  name: text,
  description: nullable(text),
  includeInMenu: flag,
  skinnyNavigation: flag,
  promoContent: nullable(text),
});

const SELECT_CATEGORY = `
  SELECT category.id, category.parent_id AS parentId, category.id_path AS idPath, category.level, category.position,
    category.url_key AS urlKey, category.url_path AS urlPath, category.name, category.description,
    category.include_in_menu AS includeInMenu, category.skinny_navigation AS skinnyNavigation,
    category.promo_content AS promoContent
  FROM category`;

const count = column('count', integer);

/** Categories that fulfill an SQL condition, in the order of the tree. */
export function findCategories(
  database: Database,
  condition: string,
  parameters: readonly SqlValue[] = [],
): Category[] {
  return database.all(categoryRow, `${SELECT_CATEGORY} WHERE ${condition} ORDER BY category.tree_order`, parameters);
}

/** Number of visible products in the category and below it. */
export function countProducts(database: Database, { id }: Category): number {
  return database.get(count, 'SELECT count(*) AS count FROM category_product_index WHERE category_id = ?', [id]) ?? 0;
}

/** Categories to which a product is assigned. */
export function findCategoriesOfProduct(database: Database, productId: number): Category[] {
  return findCategories(database, 'category.id IN (SELECT category_id FROM product_category WHERE product_id = ?)', [
    productId,
  ]);
}
