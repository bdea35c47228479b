import type { Database } from '../../database/index.ts';
import { getRating } from '../../review/get-rating.ts';
import type { CatalogSeed, NetContent, SeedAttribute, SeedProduct, SeedVariant } from '../../shop/catalog-seed.ts';
import type { SeedPrice } from '../../shop/seed-price.ts';
import type { Shop } from '../../shop/shop.ts';
import type { StoreView } from '../../store/store-view.ts';
import { getLanguageViews, getViewLanguage, type ViewLanguage } from '../../store/view-language.ts';
import { optionLabel } from '../attribute/attribute-label.ts';
import { getOrCreateIdentity } from './identities.ts';
import { localizeProduct } from './localize-product.ts';
import { getPartSkus, getSeedUnits, type SeedUnit } from './seed-units.ts';

const INSERT_PRODUCT = `
  INSERT INTO product (id, sku, type, parent_id, variant_position, visible, name, name_rank, url_key, description,
    short_description, subtitle, regular_price, final_price, lowest_price, max_regular_price, max_final_price,
    content_amount, content_unit, rating_average, rating_count, popularity, added_on)
  VALUES (:id, :sku, :type, :parentId, :variantPosition, :visible, :name, :nameRank, :urlKey, :description,
    :shortDescription, :subtitle, :regularPrice, :finalPrice, :lowestPrice, :maxRegularPrice, :maxFinalPrice,
    :contentAmount, :contentUnit, :ratingAverage, :ratingCount, :popularity, :addedOn)`;

/** Content of a product that is sold by the piece. */
const ONE_PIECE: NetContent = { amount: 1, unit: 'piece' };

const finalPrice = ({ regular, sale }: SeedPrice): number => sale ?? regular;

const productId = (database: Database, sku: string): number =>
  getOrCreateIdentity(database, 'product', sku.toLowerCase());

/** Alphabetical order of a language, which SQLite cannot compare by itself. */
function nameRanks(products: readonly SeedProduct[], language: ViewLanguage): ReadonlyMap<string, number> {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return new Map(products.toSorted((a, b) => compare(a.name, b.name)).map(({ sku }, rank) => [sku, rank]));
}

function priceColumns(units: readonly [SeedUnit, ...SeedUnit[]]): Record<string, number | string | null> {
  const [cheapest] = units;
  const dearest = units.at(-1) ?? cheapest;
  const content = cheapest.content ?? ONE_PIECE;
  return {
    // Regular price, final price and lowest price belong to the same unit: a reduction is never made of two variants.
    regularPrice: cheapest.price.regular,
    finalPrice: finalPrice(cheapest.price),
    lowestPrice: cheapest.price.sale === undefined ? null : (cheapest.price.lowest30Days ?? null),
    maxRegularPrice: dearest.price.regular,
    maxFinalPrice: finalPrice(dearest.price),
    contentAmount: content.amount,
    contentUnit: content.unit,
  };
}

function sharedColumns(product: SeedProduct, nameRank: number): Record<string, number | string> {
  return {
    nameRank,
    shortDescription: product.shortDescription,
    description: product.description,
    subtitle: product.subtitle ?? '',
    popularity: product.popularity,
    addedOn: product.addedOn,
  };
}

function variantName(
  product: SeedProduct,
  variant: SeedVariant,
  attributes: readonly SeedAttribute[],
  storeView: StoreView,
): string {
  const labels = Object.entries(variant.options).map(([code, value]) => {
    const option = attributes
      .find((attribute) => attribute.code === code)
      ?.options.find((candidate) => candidate.value === value);
    return option ? optionLabel(code, option, storeView) : value;
  });
  return [product.name, ...labels].join(', ');
}

const INSERT_TRANSLATION = `
  INSERT INTO product_translation (language, product_id, name, name_rank, description, short_description, subtitle)
  VALUES (:language, :id, :name, :nameRank, :description, :shortDescription, :subtitle)`;

/** Writes the texts of products and variants in another language than that in which they are stored. */
function fillTranslations(
  database: Database,
  { products, attributes, textAttributes = [] }: CatalogSeed,
  storeView: StoreView,
): void {
  const language = getViewLanguage(storeView);
  const localized = products.map((product) => localizeProduct(product, language));
  const ranks = nameRanks(localized, language);
  const addText = (id: number, code: string, value = ''): void => {
    if (value === '') return;
    const attributeId = getOrCreateIdentity(database, 'attribute', code);
    database.run(
      'INSERT INTO product_text_translation (language, product_id, attribute_id, value) VALUES (?, ?, ?, ?)',
      [language, id, attributeId, value],
    );
  };
  for (const product of localized) {
    const { name, description, shortDescription, subtitle = '' } = product;
    const texts = { language, nameRank: ranks.get(product.sku) ?? 0, description, shortDescription, subtitle };
    const id = productId(database, product.sku);
    database.run(INSERT_TRANSLATION, { ...texts, id, name });
    for (const { code } of textAttributes) addText(id, code, product.texts?.[code]);
    for (const variant of product.kind.type === 'configurable' ? product.kind.variants : []) {
      const variantId = productId(database, variant.sku);
      const { subtitle: own, texts: ownTexts } = variant.translations?.[language] ?? {};
      const variantSubtitle = own ?? variant.subtitle ?? '';
      database.run(INSERT_TRANSLATION, {
        ...texts,
        subtitle: variantSubtitle,
        id: variantId,
        name: variantName(product, variant, attributes, storeView),
      });
      addText(variantId, 'subtitle', variantSubtitle);
      for (const [code, value] of Object.entries(ownTexts ?? {})) addText(variantId, code, value);
    }
  }
}

/** Writes products and variants with their texts, option values, axes and stock. */
export function fillProducts(database: Database, { catalog, storeViews }: Shop): void {
  const { products, productAttributes = {}, attributes, textAttributes = [] } = catalog;
  const [defaultView] = storeViews;
  const ranks = nameRanks(products, getViewLanguage(defaultView));
  const attributeId = (code: string): number => getOrCreateIdentity(database, 'attribute', code);

  function addOptions(id: number, values: Readonly<Record<string, string | readonly string[]>>): void {
    for (const [code, value] of Object.entries(values)) {
      for (const option of [value].flat()) {
        database.run('INSERT INTO product_option (product_id, attribute_id, option_id) VALUES (?, ?, ?)', [
          id,
          attributeId(code),
          getOrCreateIdentity(database, 'option', `${code}/${option}`),
        ]);
      }
    }
  }

  function addText(id: number, code: string, value = ''): void {
    if (value === '') return;
    database.run('INSERT INTO product_text (product_id, attribute_id, value) VALUES (?, ?, ?)', [
      id,
      attributeId(code),
      value,
    ]);
  }

  function addStock({ sku, stock }: SeedUnit): void {
    database.run(
      `INSERT INTO stock_item (sku, supplied) VALUES (?, ?)
       ON CONFLICT (sku) DO UPDATE SET supplied = excluded.supplied`,
      [sku, stock],
    );
  }

  function addVariant(product: SeedProduct, parentId: number, variant: SeedVariant, position: number): void {
    const id = productId(database, variant.sku);
    database.run(INSERT_PRODUCT, {
      ...sharedColumns({ ...product, subtitle: variant.subtitle ?? '' }, ranks.get(product.sku) ?? 0),
      ...priceColumns([variant]),
      id,
      sku: variant.sku,
      type: 'simple',
      parentId,
      variantPosition: position,
      visible: 0,
      name: variantName(product, variant, attributes, defaultView),
      urlKey: `${product.urlKey}-${variant.sku.toLowerCase()}`,
      ratingAverage: 0,
      ratingCount: 0,
    });
    addOptions(id, variant.options);
    addText(id, 'subtitle', variant.subtitle);
    for (const [code, value] of Object.entries(variant.texts ?? {})) addText(id, code, value);
    addStock(variant);
  }

  for (const product of products) {
    const id = productId(database, product.sku);
    const units = getSeedUnits(product, products);
    const rating = getRating(product.reviews ?? []);
    database.run(INSERT_PRODUCT, {
      ...sharedColumns(product, ranks.get(product.sku) ?? 0),
      ...priceColumns(units),
      id,
      sku: product.sku,
      type: product.kind.type === 'configurable' ? 'configurable' : 'simple',
      parentId: null,
      variantPosition: 0,
      visible: 1,
      name: product.name,
      urlKey: product.urlKey,
      ratingAverage: rating.average,
      ratingCount: rating.count,
    });
    addOptions(id, productAttributes[product.sku] ?? {});
    for (const { code } of textAttributes) addText(id, code, product.texts?.[code]);
    if (product.kind.type !== 'configurable') {
      if (product.kind.type !== 'simple')
        database.run('INSERT INTO product_type (product_id, type) VALUES (?, ?)', [id, product.kind.type]);
      const parts = getPartSkus(product);
      if (parts.length === 0) units.forEach(addStock);
      for (const part of parts)
        database.run('INSERT OR IGNORE INTO product_part (product_id, sku) VALUES (?, ?)', [id, part]);
      continue;
    }
    for (const [position, code] of product.kind.attributes.entries()) {
      database.run('INSERT INTO product_axis (product_id, attribute_id, position) VALUES (?, ?, ?)', [
        id,
        attributeId(code),
        position,
      ]);
    }
    for (const [position, variant] of product.kind.variants.entries()) addVariant(product, id, variant, position);
  }
  for (const storeView of getLanguageViews(storeViews).slice(1)) fillTranslations(database, catalog, storeView);
}

/** Writes which products are shown with which. Skus that are not in the shop are left out. */
export function fillLinks(database: Database, products: readonly SeedProduct[]): void {
  const known = new Set(products.map(({ sku }) => sku));
  for (const { sku, relatedSkus = [] } of products) {
    for (const [position, related] of relatedSkus.entries()) {
      if (!known.has(related) || related === sku) continue;
      database.run('INSERT OR IGNORE INTO product_link (product_id, linked_id, position) VALUES (?, ?, ?)', [
        productId(database, sku),
        productId(database, related),
        position,
      ]);
    }
  }
}
