import type { ContentNode, RichContentValue } from '@witryna/page-builder';
import { decodeUriPart } from '../platform/navigation/decode-uri-part.ts';

/**
 * The url keys of the products that each product list of a document shows, also in the blocks that it embeds: the last
 * segment of their links without the suffix. Lists follow each other as in the document.
 *
 * @param suffix URL suffix of products, e.g. `.html`
 */
export function productLists(content: RichContentValue, suffix: string): string[][] {
  return 'html' in content ? [] : content.children.flatMap((node) => getProductPaths(node, suffix));
}

function getProductPaths(node: ContentNode, suffix: string): string[][] {
  const own = node.contentType === 'products' ? [urlKeys(node.pathNames, suffix)] : [];
  const embedded = node.contentType === 'block' ? productLists(node.richContent, suffix) : [];
  return [...own, ...embedded, ...node.children.flatMap((child) => getProductPaths(child, suffix))];
}

/**
 * The url keys of product links, in their order, each once. Percent-encoded characters are decoded: the backend
 * compares plain keys.
 */
export function urlKeys(pathNames: readonly string[], suffix: string): string[] {
  const keys = pathNames.flatMap((path) => {
    const segment = decodeUriPart(path.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '');
    const key = suffix && segment.endsWith(suffix) ? segment.slice(0, -suffix.length) : segment;
    return key ? [key] : [];
  });
  return [...new Set(keys)];
}
