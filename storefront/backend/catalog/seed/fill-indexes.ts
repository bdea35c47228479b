import { integer, nullable, defineRow, text } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';
import type { SeedProduct } from '../../shop/catalog-seed.ts';
import type { Shop } from '../../shop/shop.ts';
import type { StoreView } from '../../store/store-view.ts';
import { getLanguageViews, getViewLanguage } from '../../store/view-language.ts';
import { optionLabel } from '../attribute/attribute-label.ts';
import { findCategories } from '../category/category.ts';
import { getCategoryDisplay } from '../category/category-display.ts';
import { categoryName } from '../category/category-texts.ts';
import { foldText, plainText, searchWords } from '../search/fold-text.ts';
import { searchTables } from '../tables.ts';
import { getOrCreateIdentity } from './identities.ts';
import { localizeProduct } from './localize-product.ts';

/** Writes to which categories products belong. A path that is no category is an error of the seed. */
export function fillProductCategories(database: Database, products: readonly SeedProduct[]): void {
  const categories = new Map(
    database
      .all(
        defineRow({ id: integer, urlPath: text }),
        'SELECT id, url_path AS urlPath FROM category WHERE url_path IS NOT NULL',
      )
      .map(({ id, urlPath }) => [urlPath, id]),
  );
  for (const [position, product] of products.toSorted((a, b) => b.popularity - a.popularity).entries()) {
    const productId = getOrCreateIdentity(database, 'product', product.sku.toLowerCase());
    for (const path of new Set(product.categories)) {
      const categoryId = categories.get(path);
      if (categoryId === undefined)
        throw new Error(`Product ${product.sku} names the category "${path}", which does not exist.`);
      database.run('INSERT INTO product_category (product_id, category_id, position) VALUES (?, ?, ?)', [
        productId,
        categoryId,
        position,
      ]);
    }
  }
}

const ANCHOR_INDEX = `
  INSERT INTO category_product_index (category_id, product_id, position)
  SELECT ancestor.id, assigned.product_id, min(assigned.position)
  FROM product_category assigned
  JOIN category member ON member.id = assigned.category_id
  JOIN category ancestor ON member.id_path || '/' LIKE ancestor.id_path || '/%'
  GROUP BY ancestor.id, assigned.product_id`;

/** A category that is no anchor lists its own products alone. */
const WITHOUT_DESCENDANTS = `
  DELETE FROM category_product_index
  WHERE category_id = (SELECT id FROM category WHERE url_path = ?)
    AND product_id NOT IN (SELECT product_id FROM product_category WHERE category_id = category_product_index.category_id)`;

const FILTER_INDEX = `
  INSERT OR IGNORE INTO product_filter_index (product_id, option_id)
  SELECT coalesce(product.parent_id, product.id), product_option.option_id
  FROM product_option JOIN product ON product.id = product_option.product_id`;

const UNITS = `
  INSERT INTO product_unit (product_id, sku)
  SELECT coalesce(parent_id, id), sku FROM product WHERE type = 'simple'
    AND id NOT IN (SELECT product_id FROM product_part)
  UNION SELECT product_id, sku FROM product_part`;

const SKUS = `
  SELECT coalesce(parent_id, id) AS productId, group_concat(sku, ' ') AS skus FROM product GROUP BY coalesce(parent_id, id)`;

const LABELS = `
  SELECT product_filter_index.product_id AS productId, attribute.code, attribute_option.value, attribute_option.label
  FROM product_filter_index
  JOIN attribute_option ON attribute_option.id = product_filter_index.option_id
  JOIN attribute ON attribute.id = attribute_option.attribute_id`;

const CATEGORIES = `
  SELECT product_category.product_id AS productId, category.name, category.url_path AS urlPath
  FROM product_category JOIN category ON category.id = product_category.category_id`;

const skusRow = defineRow({ productId: integer, skus: text });
const labelRow = defineRow({ productId: integer, code: text, value: text, label: text });
const categoryRow = defineRow({ productId: integer, name: text, urlPath: nullable(text) });
const optionRow = defineRow({ code: text, value: text, label: text });

/** What the index of every language is made of. */
interface SearchSources {
  readonly products: readonly SeedProduct[];
  readonly skus: ReadonlyMap<number, string>;
  readonly labels: ReadonlyMap<number, readonly { code: string; value: string; label: string }[]>;
  readonly categories: ReadonlyMap<number, readonly { name: string; urlPath: string | null }[]>;
}

function groupByProduct<Row extends { productId: number }>(rows: readonly Row[]): ReadonlyMap<number, readonly Row[]> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.productId);
    if (group) group.push(row);
    else groups.set(row.productId, [row]);
  }
  return groups;
}

function readSources(
  database: Database,
  products: readonly SeedProduct[],
  isSearchable: (code: string) => boolean,
): SearchSources {
  return {
    products,
    skus: new Map(database.all(skusRow, SKUS).map(({ productId, skus }) => [productId, skus])),
    labels: groupByProduct(database.all(labelRow, LABELS).filter(({ code }) => isSearchable(code))),
    categories: groupByProduct(database.all(categoryRow, CATEGORIES)),
  };
}

function fillSearch(
  database: Database,
  { products, skus, labels, categories }: SearchSources,
  storeView: StoreView,
): void {
  const language = getViewLanguage(storeView);
  for (const seed of products) {
    const product = localizeProduct(seed, language);
    const id = getOrCreateIdentity(database, 'product', product.sku.toLowerCase());
    const keywords = [
      product.subtitle ?? '',
      ...(labels.get(id) ?? []).map((option) => optionLabel(option.code, option, storeView)),
      ...(categories.get(id) ?? []).map((category) => categoryName(category, storeView)),
    ];
    database.run(
      `INSERT INTO ${searchTables(language).index} (rowid, name, sku, keywords, short_description, description)
       VALUES (?, ?, ?, ?, ?, ?)`,
      [
        id,
        foldText(product.name),
        foldText(skus.get(id) ?? ''),
        foldText(keywords.join(' ')),
        foldText(plainText(product.shortDescription)),
        foldText(plainText(product.description)),
      ],
    );
  }
}

const SHORTEST_WORD = 4;

function fillWords(
  database: Database,
  products: readonly SeedProduct[],
  isSearchable: (code: string) => boolean,
  storeView: StoreView,
): void {
  const language = getViewLanguage(storeView);
  const categories = database.all(
    defineRow({ name: text, urlPath: nullable(text) }),
    'SELECT name, url_path AS urlPath FROM category WHERE url_path IS NOT NULL',
  );
  const options = database
    .all(
      optionRow,
      'SELECT attribute.code, attribute_option.value, attribute_option.label FROM attribute_option JOIN attribute ON attribute.id = attribute_option.attribute_id',
    )
    .filter(({ code }) => isSearchable(code));
  const names = [
    ...products.map((product) => localizeProduct(product, language).name),
    ...categories.map((category) => categoryName(category, storeView)),
    ...options.map((option) => optionLabel(option.code, option, storeView)),
  ];
  for (const spelling of names.flatMap((name) => name.match(/\p{L}+/gu) ?? [])) {
    const [folded = ''] = searchWords(spelling);
    if (folded.length < SHORTEST_WORD) continue;
    database.run(
      `INSERT INTO ${searchTables(language).words} (folded, spelling, frequency) VALUES (?, ?, 1)
       ON CONFLICT (folded) DO UPDATE SET frequency = frequency + 1`,
      [folded, spelling.toLowerCase()],
    );
  }
}

/** Builds what lists and searches read: anchor categories, filter values, purchasable units, search texts. */
export function fillIndexes(database: Database, { catalog, storeViews }: Shop): void {
  const { attributes, products } = catalog;
  const hidden = new Set(attributes.filter(({ searchable }) => searchable === false).map(({ code }) => code));
  const isSearchable = (code: string): boolean => !hidden.has(code);
  database.exec(`${ANCHOR_INDEX}; ${FILTER_INDEX}; ${UNITS};`);
  for (const { urlPath } of findCategories(database, 'category.url_path IS NOT NULL')) {
    if (getCategoryDisplay(catalog, urlPath).isAnchor === false) database.run(WITHOUT_DESCENDANTS, [urlPath]);
  }
  const sources = readSources(database, products, isSearchable);
  for (const storeView of getLanguageViews(storeViews)) {
    fillSearch(database, sources, storeView);
    fillWords(database, products, isSearchable, storeView);
  }
}
