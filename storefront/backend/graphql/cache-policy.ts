/** Root fields whose answers Magento's full-page cache keeps. */
const CACHEABLE_FIELDS: ReadonlySet<string> = new Set([
  '__typename',
  'attributesForm',
  'attributesList',
  'availableStores',
  'categories',
  'category',
  'categoryList',
  'cmsBlocks',
  'cmsPage',
  'countries',
  'country',
  'currency',
  'customAttributeMetadata',
  'customAttributeMetadataV2',
  'products',
  'route',
  'storeConfig',
  'urlResolver',
]);

/** Keeps an answer out of every cache. */
export const PRIVATE = 'no-store, no-cache, must-revalidate, max-age=0';

/**
 * The Cache-Control header of a GraphQL answer: public only for an error-free GET made of cacheable fields alone.
 *
 * @param seconds Time to live of public answers; 0 switches caching off.
 */
export function cacheControl(
  facts: { readonly method: string; readonly rootFields: readonly string[]; readonly failed: boolean },
  seconds: number,
): string {
  const cacheable =
    facts.method === 'GET' &&
    !facts.failed &&
    seconds > 0 &&
    facts.rootFields.length > 0 &&
    facts.rootFields.every((field) => CACHEABLE_FIELDS.has(field));
  return cacheable ? `public, max-age=${seconds}` : PRIVATE;
}
