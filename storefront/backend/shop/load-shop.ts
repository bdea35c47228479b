import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Shop } from './shop.ts';

const INDEX_FILES = ['index.ts', 'index.js', 'index.mjs'];

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const isStoreView = (value: unknown): boolean =>
  isObject(value) &&
  'code' in value &&
  typeof value.code === 'string' &&
  'locale' in value &&
  typeof value.locale === 'string' &&
  /^[a-z]{2,3}_/u.test(value.locale) &&
  'baseCurrency' in value &&
  typeof value.baseCurrency === 'string' &&
  'settings' in value &&
  isObject(value.settings);

const isCatalog = (value: unknown): boolean =>
  isObject(value) &&
  'categories' in value &&
  Array.isArray(value.categories) &&
  'attributes' in value &&
  Array.isArray(value.attributes) &&
  'products' in value &&
  Array.isArray(value.products);

function isShop(value: unknown): value is Shop {
  return (
    isObject(value) &&
    'storeViews' in value &&
    Array.isArray(value.storeViews) &&
    value.storeViews.length > 0 &&
    value.storeViews.every(isStoreView) &&
    'catalog' in value &&
    isCatalog(value.catalog)
  );
}

/**
 * Returns the shop that a module exports by default.
 *
 * @param name Name of the module in messages.
 * @throws Error with one sentence when the module exports none.
 */
export function readShop(module: unknown, name: string): Shop {
  const shop: unknown = isObject(module) && 'default' in module ? module.default : undefined;
  if (shop === undefined) throw new Error(`${name} has no default export; export the shop with defineShop.`);
  if (!isShop(shop)) {
    throw new Error(
      `The default export of ${name} is no shop: it needs storeViews with code, locale, baseCurrency and settings, and a catalog with categories, attributes and products.`,
    );
  }
  return shop;
}

async function findModule(path: string): Promise<string> {
  const isFile = async (file: string) => (await stat(file).catch(() => null))?.isFile() ?? false;
  for (const file of [path, ...INDEX_FILES.map((name) => join(path, name))]) if (await isFile(file)) return file;
  throw new Error(
    `BACKEND_SHOP names "${path}", where there is neither a module nor a folder with an index.ts or index.js.`,
  );
}

/**
 * Loads a shop from a module, or from the `index.ts` or `index.js` of a folder.
 *
 * @param path Relative to the working directory.
 * @throws Error with one sentence when there is no such module, or it exports no shop.
 */
export async function loadShop(path: string): Promise<Shop> {
  const file = await findModule(resolve(path));
  let module: unknown;
  try {
    module = await import(/* @vite-ignore */ pathToFileURL(file).href);
  } catch (error) {
    throw new Error(`The shop ${file} cannot be loaded (${error instanceof Error ? error.message : String(error)}).`, {
      cause: error,
    });
  }
  return readShop(module, file);
}
