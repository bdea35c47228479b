import { serializeNodes } from '../sanitize/sanitize-html.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { isTextOnly } from './parts.ts';

/**
 * Returns the markup that an `html` content type stores as text, as Page Builder does. Magento replaces widgets in that
 * text by elements; these keep their own text as it is, so that text of products never becomes markup.
 *
 * @returns undefined for other content types, and for markup that an import stored unescaped
 */
export function getEscapedMarkup(element: HtmlElement): string | undefined {
  const { attributes, children } = element;
  if (attributes.get('data-content-type') !== 'html' || attributes.has('data-decoded')) return undefined;
  return isTextOnly(element) || children.some(hasTag)
    ? children.map((child) => (child.kind === 'text' ? child.value : serializeNodes([child]))).join('')
    : undefined;
}

function hasTag(node: HtmlNode): boolean {
  return node.kind === 'text' && /<\/?[a-z]/i.test(node.value);
}
