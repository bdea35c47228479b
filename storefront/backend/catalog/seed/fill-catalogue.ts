import type { Database } from '../../database/index.ts';
import { rebuiltTables } from '../tables.ts';
import type { CatalogueSeed } from './catalogue-seed.ts';
import { fillAttributes } from './fill-attributes.ts';
import { fillCategories } from './fill-categories.ts';
import { fillIndexes, fillProductCategories } from './fill-indexes.ts';
import { fillLinks, fillProducts } from './fill-products.ts';

/** Replaces the catalogue by what the seed says. Stock that was sold stays sold. */
export function fillCatalogue(database: Database, seed: CatalogueSeed): void {
  // Rows of one table point at each other (variants at parents, categories at parents); order inside a table is moot.
  database.exec('PRAGMA defer_foreign_keys = ON');
  for (const table of rebuiltTables) database.run(`DELETE FROM ${table}`);
  database.run('UPDATE stock_item SET supplied = sold');
  fillCategories(database, seed.categories);
  fillAttributes(database, seed.attributes);
  fillProducts(database, seed);
  fillLinks(database, seed.products);
  fillProductCategories(database, seed.products);
  fillIndexes(database, seed);
}
