import type { Shop } from '../shop/shop.ts';
import type { StoreView } from '../store/store-view.ts';
import { getLanguageViews, getViewLanguage, type ViewLanguage } from '../store/view-language.ts';

/** Full-text index of products in a language, and the words in it. */
export function searchTables(language: ViewLanguage): { readonly index: string; readonly words: string } {
  return { index: `product_search_${language}`, words: `search_word_${language}` };
}

const getLanguages = (storeViews: readonly StoreView[]): ViewLanguage[] =>
  getLanguageViews(storeViews).map(getViewLanguage);

function searchSql(language: ViewLanguage): string {
  const { index, words } = searchTables(language);
  return `
  CREATE VIRTUAL TABLE IF NOT EXISTS ${index} USING fts5 (
    name, sku, keywords, short_description, description, tokenize = 'unicode61'
  );

  -- Words that shoppers may have meant, with their usual spelling.
  CREATE TABLE IF NOT EXISTS ${words} (
    folded TEXT PRIMARY KEY,
    spelling TEXT NOT NULL,
    frequency INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
`;
}

/**
 * Tables of the catalog. All are rebuilt from the seed when it changes, except `catalog_identity` and `stock_item`:
 * ids that were given out stay, and so does what was sold.
 */
const CATALOG_SQL = `
  CREATE TABLE IF NOT EXISTS catalog_identity (
    kind TEXT NOT NULL,
    name TEXT NOT NULL,
    id INTEGER NOT NULL,
    PRIMARY KEY (kind, name),
    UNIQUE (kind, id)
  ) STRICT;

  CREATE TABLE IF NOT EXISTS category (
    id INTEGER PRIMARY KEY,
    parent_id INTEGER REFERENCES category (id),
    id_path TEXT NOT NULL,
    level INTEGER NOT NULL,
    position INTEGER NOT NULL,
    tree_order INTEGER NOT NULL,
    url_key TEXT,
    url_path TEXT UNIQUE,
    name TEXT NOT NULL,
    description TEXT,
    include_in_menu INTEGER NOT NULL,
    skinny_navigation INTEGER NOT NULL,
    promo_content TEXT
  ) STRICT;
  CREATE INDEX IF NOT EXISTS category_parent ON category (parent_id, position);

  CREATE TABLE IF NOT EXISTS attribute (
    id INTEGER PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    label TEXT NOT NULL,
    input TEXT NOT NULL CHECK (input IN ('text', 'textarea', 'multiselect')),
    is_filterable INTEGER NOT NULL,
    is_visible INTEGER NOT NULL,
    position INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS attribute_option (
    id INTEGER PRIMARY KEY,
    attribute_id INTEGER NOT NULL REFERENCES attribute (id),
    value TEXT NOT NULL,
    label TEXT NOT NULL,
    position INTEGER NOT NULL,
    UNIQUE (attribute_id, value)
  ) STRICT;

  -- Only of options that are shown as swatches.
  CREATE TABLE IF NOT EXISTS option_swatch (
    option_id INTEGER PRIMARY KEY REFERENCES attribute_option (id),
    color TEXT NOT NULL
  ) STRICT;

  CREATE TABLE IF NOT EXISTS product (
    id INTEGER PRIMARY KEY,
    sku TEXT NOT NULL UNIQUE COLLATE NOCASE,
    type TEXT NOT NULL CHECK (type IN ('simple', 'configurable')),
    parent_id INTEGER REFERENCES product (id),
    variant_position INTEGER NOT NULL,
    visible INTEGER NOT NULL,
    name TEXT NOT NULL,
    name_rank INTEGER NOT NULL,
    url_key TEXT NOT NULL UNIQUE,
    description TEXT NOT NULL,
    short_description TEXT NOT NULL,
    subtitle TEXT NOT NULL,
    regular_price INTEGER NOT NULL,
    final_price INTEGER NOT NULL,
    lowest_price INTEGER,
    max_regular_price INTEGER NOT NULL,
    max_final_price INTEGER NOT NULL,
    content_amount REAL NOT NULL,
    content_unit TEXT NOT NULL,
    rating_average REAL NOT NULL,
    rating_count INTEGER NOT NULL,
    popularity INTEGER NOT NULL,
    added_on TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS product_parent ON product (parent_id, variant_position);

  -- Types beyond simple and configurable: a table of its own, which databases of earlier releases get as well.
  CREATE TABLE IF NOT EXISTS product_type (
    product_id INTEGER PRIMARY KEY REFERENCES product (id),
    type TEXT NOT NULL CHECK (type IN ('virtual', 'downloadable', 'bundle', 'grouped'))
  ) STRICT;

  -- Simple products of a bundle or a group, whose stock is theirs.
  CREATE TABLE IF NOT EXISTS product_part (
    product_id INTEGER NOT NULL REFERENCES product (id),
    sku TEXT NOT NULL COLLATE NOCASE,
    PRIMARY KEY (product_id, sku)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS product_text (
    product_id INTEGER NOT NULL REFERENCES product (id),
    attribute_id INTEGER NOT NULL REFERENCES attribute (id),
    value TEXT NOT NULL,
    PRIMARY KEY (product_id, attribute_id)
  ) STRICT;

  -- Texts of products and variants in other languages than the stored one (Magento: values of a store view).
  CREATE TABLE IF NOT EXISTS product_translation (
    language TEXT NOT NULL,
    product_id INTEGER NOT NULL REFERENCES product (id),
    name TEXT NOT NULL,
    name_rank INTEGER NOT NULL,
    description TEXT NOT NULL,
    short_description TEXT NOT NULL,
    subtitle TEXT NOT NULL,
    PRIMARY KEY (language, product_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS product_text_translation (
    language TEXT NOT NULL,
    product_id INTEGER NOT NULL REFERENCES product (id),
    attribute_id INTEGER NOT NULL REFERENCES attribute (id),
    value TEXT NOT NULL,
    PRIMARY KEY (language, product_id, attribute_id)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS product_option (
    product_id INTEGER NOT NULL REFERENCES product (id),
    attribute_id INTEGER NOT NULL REFERENCES attribute (id),
    option_id INTEGER NOT NULL REFERENCES attribute_option (id),
    PRIMARY KEY (product_id, option_id)
  ) STRICT;

  CREATE TABLE IF NOT EXISTS product_axis (
    product_id INTEGER NOT NULL REFERENCES product (id),
    attribute_id INTEGER NOT NULL REFERENCES attribute (id),
    position INTEGER NOT NULL,
    PRIMARY KEY (product_id, attribute_id)
  ) STRICT;

  CREATE TABLE IF NOT EXISTS product_link (
    product_id INTEGER NOT NULL REFERENCES product (id),
    linked_id INTEGER NOT NULL REFERENCES product (id),
    position INTEGER NOT NULL,
    PRIMARY KEY (product_id, linked_id)
  ) STRICT;

  -- Categories to which the merchant assigned the product.
  CREATE TABLE IF NOT EXISTS product_category (
    product_id INTEGER NOT NULL REFERENCES product (id),
    category_id INTEGER NOT NULL REFERENCES category (id),
    position INTEGER NOT NULL,
    PRIMARY KEY (product_id, category_id)
  ) STRICT;

  -- Visible products of a category and everything below it (Magento's anchor index).
  CREATE TABLE IF NOT EXISTS category_product_index (
    category_id INTEGER NOT NULL REFERENCES category (id),
    product_id INTEGER NOT NULL REFERENCES product (id),
    position INTEGER NOT NULL,
    PRIMARY KEY (category_id, product_id)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS category_product_by_product ON category_product_index (product_id);

  -- Option values of a visible product and of its variants.
  CREATE TABLE IF NOT EXISTS product_filter_index (
    product_id INTEGER NOT NULL REFERENCES product (id),
    option_id INTEGER NOT NULL REFERENCES attribute_option (id),
    PRIMARY KEY (option_id, product_id)
  ) STRICT, WITHOUT ROWID;

  -- What is bought when the visible product is bought: itself or one of its variants.
  CREATE TABLE IF NOT EXISTS product_unit (
    product_id INTEGER NOT NULL REFERENCES product (id),
    sku TEXT NOT NULL COLLATE NOCASE,
    PRIMARY KEY (product_id, sku)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE IF NOT EXISTS stock_item (
    sku TEXT PRIMARY KEY COLLATE NOCASE,
    supplied REAL NOT NULL CHECK (supplied >= 0),
    sold REAL NOT NULL DEFAULT 0 CHECK (sold >= 0)
  ) STRICT, WITHOUT ROWID;
`;

/** Tables of the catalog with a search index for each language of the shop. */
export function createCatalogTables({ storeViews }: Shop): string {
  return `${CATALOG_SQL}${getLanguages(storeViews).map(searchSql).join('')}`;
}

const REBUILT_TABLES = [
  'product_unit',
  'product_part',
  'product_type',
  'product_filter_index',
  'category_product_index',
  'product_category',
  'product_link',
  'product_axis',
  'product_option',
  'product_text_translation',
  'product_translation',
  'product_text',
  'product',
  'option_swatch',
  'attribute_option',
  'attribute',
  'category',
];

/** Tables to empty, in this order, before the catalog is filled again. */
export function rebuiltTables(storeViews: readonly StoreView[]): string[] {
  const indexes = getLanguages(storeViews).flatMap((language) => Object.values(searchTables(language)));
  return [...indexes, ...REBUILT_TABLES];
}
