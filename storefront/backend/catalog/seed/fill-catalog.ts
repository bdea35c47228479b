import type { Database } from '../../database/index.ts';
import type { Shop } from '../../shop/shop.ts';
import { getWords } from '../../words/get-words.ts';
import { rebuiltTables } from '../tables.ts';
import { fillAttributes } from './fill-attributes.ts';
import { fillCategories } from './fill-categories.ts';
import { fillIndexes, fillProductCategories } from './fill-indexes.ts';
import { fillLinks, fillProducts } from './fill-products.ts';

/** Replaces the catalog by what the shop says. Stock that was sold stays sold. */
export function fillCatalog(database: Database, shop: Shop): void {
  const { catalog, storeViews } = shop;
  // Rows of one table point at each other (variants at parents, categories at parents); order inside a table is moot.
  database.exec('PRAGMA defer_foreign_keys = ON');
  for (const table of rebuiltTables(storeViews)) database.run(`DELETE FROM ${table}`);
  database.run('UPDATE stock_item SET supplied = sold');
  fillCategories(database, catalog.categories, getWords(storeViews[0], 'labels').rootCategory);
  fillAttributes(database, catalog);
  fillProducts(database, shop);
  fillLinks(database, catalog.products);
  fillProductCategories(database, catalog.products);
  fillIndexes(database, shop);
}
