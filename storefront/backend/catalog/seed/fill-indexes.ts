import { column, integer, rowOf, text } from '../../database/index.ts';
import type { Database } from '../../database/index.ts';
import type { SeedAttribute, SeedProduct } from '../../seed/types.ts';
import { foldText, plainText, searchWords } from '../search/fold-text.ts';
import { identityOf } from './identities.ts';

/** Writes to which categories products belong. A path that is no category is an error of the seed. */
export function fillProductCategories(database: Database, products: readonly SeedProduct[]): void {
  const categories = new Map(
    database
      .all(rowOf({ id: integer, urlPath: text }), 'SELECT id, url_path AS urlPath FROM category WHERE url_path IS NOT NULL')
      .map(({ id, urlPath }) => [urlPath, id]),
  );
  for (const [position, product] of products.toSorted((a, b) => b.popularity - a.popularity).entries()) {
    const productId = identityOf(database, 'product', product.sku.toLowerCase());
    for (const path of new Set(product.categories)) {
      const categoryId = categories.get(path);
      if (categoryId === undefined) throw new Error(`Product ${product.sku} names the category "${path}", which does not exist.`);
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

const FILTER_INDEX = `
  INSERT OR IGNORE INTO product_filter_index (product_id, option_id)
  SELECT coalesce(product.parent_id, product.id), product_option.option_id
  FROM product_option JOIN product ON product.id = product_option.product_id`;

const UNITS = `
  INSERT INTO product_unit (product_id, sku)
  SELECT coalesce(parent_id, id), sku FROM product WHERE type = 'simple'`;

const SEARCHABLE = `
  SELECT product.id, product.name, product.subtitle, product.description, product.short_description AS shortDescription,
    (SELECT group_concat(sku, ' ') FROM product unit WHERE unit.id = product.id OR unit.parent_id = product.id) AS skus,
    (SELECT coalesce(group_concat(attribute_option.label, ' '), '')
       FROM product_filter_index
       JOIN attribute_option ON attribute_option.id = product_filter_index.option_id
       JOIN attribute ON attribute.id = attribute_option.attribute_id
       WHERE product_filter_index.product_id = product.id AND attribute.code NOT IN (SELECT value FROM json_each(:hidden))) AS labels,
    (SELECT coalesce(group_concat(category.name, ' '), '')
       FROM product_category JOIN category ON category.id = product_category.category_id
       WHERE product_category.product_id = product.id) AS categories
  FROM product WHERE product.visible = 1`;

const searchable = rowOf({
  id: integer,
  name: text,
  subtitle: text,
  description: text,
  shortDescription: text,
  skus: text,
  labels: text,
  categories: text,
});

function fillSearch(database: Database, hidden: string): void {
  for (const product of database.all(searchable, SEARCHABLE, { hidden })) {
    database.run(
      `INSERT INTO product_search (rowid, name, sku, keywords, short_description, description)
       VALUES (?, ?, ?, ?, ?, ?)`,
      [
        product.id,
        foldText(product.name),
        foldText(product.skus),
        foldText(`${product.subtitle} ${product.labels} ${product.categories}`),
        foldText(plainText(product.shortDescription)),
        foldText(plainText(product.description)),
      ],
    );
  }
}

const SHORTEST_WORD = 4;

function fillWords(database: Database, hidden: string): void {
  const names = database.all(
    column('name', text),
    `SELECT name FROM product WHERE visible = 1
     UNION ALL SELECT name FROM category WHERE url_path IS NOT NULL
     UNION ALL SELECT attribute_option.label FROM attribute_option
     JOIN attribute ON attribute.id = attribute_option.attribute_id AND attribute.code NOT IN (SELECT value FROM json_each(:hidden))`,
    { hidden },
  );
  for (const spelling of names.flatMap((name) => name.match(/\p{L}+/gu) ?? [])) {
    const [folded = ''] = searchWords(spelling);
    if (folded.length < SHORTEST_WORD) continue;
    database.run(
      `INSERT INTO search_word (folded, spelling, frequency) VALUES (?, ?, 1)
       ON CONFLICT (folded) DO UPDATE SET frequency = frequency + 1`,
      [folded, spelling.toLowerCase()],
    );
  }
}

/** Builds what lists and searches read: anchor categories, filter values, purchasable units, search texts. */
export function fillIndexes(database: Database, attributes: readonly SeedAttribute[]): void {
  const hidden = JSON.stringify(attributes.filter(({ searchable: isSearchable }) => isSearchable === false).map(({ code }) => code));
  database.exec(`${ANCHOR_INDEX}; ${FILTER_INDEX}; ${UNITS};`);
  fillSearch(database, hidden);
  fillWords(database, hidden);
}
