import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * `stock` is Magento Open Source 2.4.8; `extended` adds the files of the shop's backend extensions and those of Adobe
 * Commerce.
 */
export type SchemaProfile = 'stock' | 'extended';

/** Folder of the SDL files. */
export const schemaFolder = import.meta.dirname;

const EXTENSION_FOLDER = 'extensions';
const COMMERCE_FOLDER = 'adobe-commerce';

/** True for a file of the shop's own backend extensions. */
export function isExtensionFile(name: string): boolean {
  return name.startsWith(`${EXTENSION_FOLDER}/`);
}

/** SDL files of a folder, without descending. */
function listFolder(folder: string): string[] {
  return readdirSync(join(schemaFolder, folder))
    .filter((name) => name.endsWith('.graphql'))
    .sort()
    .map((name) => (folder === '' ? name : `${folder}/${name}`));
}

/** Names of all SDL files of a profile, relative to the schema folder; the stock files are first. */
export function listSchemaFiles(profile: SchemaProfile): string[] {
  const stock = listFolder('');
  return profile === 'stock' ? stock : [...stock, ...listFolder(EXTENSION_FOLDER), ...listFolder(COMMERCE_FOLDER)];
}

/**
 * The text of the named files in one document.
 *
 * @throws When a file does not exist.
 */
export function readSchemaFiles(names: readonly string[]): string {
  return names.map((name) => readFileSync(join(schemaFolder, name), 'utf8')).join('\n');
}

/** The whole SDL of a profile in one document, ready for `buildSchema` and for type generation. */
export function readSchema(profile: SchemaProfile): string {
  return readSchemaFiles(listSchemaFiles(profile));
}
