import type { HtmlElement, HtmlNode } from '../parser/html-tree.ts';
import { findAll, getText } from '../parser/parts.ts';

/**
 * Returns the links that contain only an image and are next to a text link with the same URL, which screen readers
 * would announce twice.
 *
 * @param isHidden - Returns whether an element is removed with its content. Default: none
 */
export function findRedundantLinks(
  nodes: readonly HtmlNode[],
  isHidden: (element: HtmlElement) => boolean = () => false,
): ReadonlySet<HtmlElement> {
  const links = findAll(
    nodes,
    ({ name, attributes }) => name === 'a' && attributes.has('href'),
    (element) => !isHidden(element),
  );
  if (links.length < 2) return none;
  const saysSo = (link: HtmlElement | undefined, href: string | undefined) =>
    link !== undefined && link.attributes.get('href') === href && !isImageOnly(link);
  return new Set(
    links.filter((link, index) => {
      const href = link.attributes.get('href');
      return isImageOnly(link) && (saysSo(links[index - 1], href) || saysSo(links[index + 1], href));
    }),
  );
}

const none: ReadonlySet<HtmlElement> = new Set();

function isImageOnly(link: HtmlElement): boolean {
  return getText(link).trim() === '' && findAll(link.children, ({ name }) => name === 'img').length > 0;
}
