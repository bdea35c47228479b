import type { Preview } from './preview-message.ts';

/** Operations that show content which may be unpublished. Everything else is sent unchanged. */
const previewOperations: ReadonlySet<string> = new Set([
  'ResolveURL',
  'cmsBlocks',
  'getCartDetails',
  'getCategory',
  'getCmsPage',
  'getFilterInputs',
  'getMegaMenu',
  'getProduct',
  'getProductCards',
  'getProducts',
  'getSaleTerms',
]);

/**
 * Headers of an operation in a preview: the preview's authorization and version. An operation with
 * such headers goes past every cache.
 */
export function previewHeaders(
  { authorization, version }: Preview,
  operationName: string,
): Record<string, string> | undefined {
  if (!previewOperations.has(operationName)) return undefined;
  return {
    authorization: authorization.startsWith('Bearer ') ? authorization : `Bearer ${authorization}`,
    'Preview-Version': version,
  };
}
