import { identity, isObject, type CachedQuery } from '../commerce/index.ts';

const prefixes: readonly (readonly [type: RegExp, prefix: string])[] = [
  [/Product:(.+)$/, 'cat_p'],
  [/^CategoryTree:(.+)$/, 'cat_c'],
  [/^CmsBlock:(.+)$/, 'cms_b'],
];

const classes = ['cat_c', 'cat_p', 'cms_b', 'cms_p'];

/**
 * Tags by which a shared cache finds the page again when something on it has changed. They are Magento's own, with its
 * numeric ids, so that Magento's purge requests can be sent to the cache in front of the storefront as they are. A page
 * also has the bare tag of each kind of entity on it, e.g. `cat_p`: Magento purges that one when all of them may have
 * changed, such as after a full reindex or with the price rules of the catalog.
 *
 * @param pageTags what the page says of itself, e.g. `cat_p_<uid>`; `cat_c_p_<uid>` is for the products of a category
 * @param queries queries of the page; the products and categories in their results are tagged too
 * @see https://developer.adobe.com/commerce/php/development/cache/page/public-content/
 */
export function cacheTags(pageTags: readonly string[], queries: readonly CachedQuery[]): string[] {
  const shown = new Set<string>();
  for (const [, answer] of queries) collect(answer, shown);
  const entityTags = Array.from(shown, toCacheTag).filter((tag) => tag !== undefined);
  const tags = [...pageTags, ...entityTags].map(withNumericId).map(toHeaderText);
  return [...new Set(['layout', ...classes.filter((name) => tags.some((tag) => isOfClass(tag, name))), ...tags])];
}

/**
 * Returns a tag as a header has it: one character for each byte of its UTF-8. Identifiers of CMS blocks have letters of
 * any script, which headers cannot have; Magento sends the same bytes in its purge requests.
 */
const toHeaderText = (tag: string): string => Buffer.from(tag).toString('latin1');

/** Whether a tag names an entity of a class: `cat_c_p_5` names the products of a category, not the category. */
const isOfClass = (tag: string, name: string): boolean => tag.startsWith(`${name}_`) && !tag.startsWith('cat_c_p_');

/** Adds the identities of everything in a value. */
function collect(value: unknown, found: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, found);
  } else if (isObject(value)) {
    const name = getBlockName(value) ?? identity(value);
    if (name !== undefined) found.add(name);
    for (const part of Object.values(value)) collect(part, found);
  }
}

/** Name of a CMS block, which is requested without its type: only blocks and CMS pages have identifier and content. */
function getBlockName({ identifier, content }: Readonly<Record<string, unknown>>): string | undefined {
  return typeof identifier === 'string' && typeof content === 'string' ? `CmsBlock:${identifier}` : undefined;
}

function toCacheTag(name: string): string | undefined {
  for (const [type, prefix] of prefixes) {
    const uid = type.exec(name)?.[1];
    if (uid !== undefined) return `${prefix}_${uid}`;
  }
  return undefined;
}

/** Magento's uid is its numeric id in base64; one that is not stays as it is. */
function withNumericId(tag: string): string {
  const [, prefix, uid = ''] = /^(cat_c_p|cat_[cp])_(.+)$/.exec(tag) ?? [];
  const id = Buffer.from(uid, 'base64').toString();
  return prefix && /^\d+$/.test(id) ? `${prefix}_${id}` : tag;
}
