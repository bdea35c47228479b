import { getContentTypes, type ContentType, type RichContentValue } from '@witryna/page-builder';

/** Content types whose scripts and styles are loaded with the pages that have them. */
const lateTypes: readonly ContentType[] = [
  'dynamic_block',
  'faq',
  'map',
  'products',
  'slider',
  'tabs',
  'tintup',
  'video',
];

/** The source modules that draw the rare content types of a page, as the build's manifest names them. */
export function rendererModules(content: RichContentValue): string[] {
  const types = getContentTypes(content);
  return lateTypes
    .filter((type) => types.has(type))
    .map((type) => `../page-builder/src/content-types/${type}/${type}.tsx`);
}
