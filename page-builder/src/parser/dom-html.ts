import { documentPrefix, toHtmlTree, type HtmlNode, type NodeSource } from './html-tree.ts';

/** Parses HTML with the browser's `DOMParser`. Nothing in the parsed document runs or loads. */
export function parseWithDom(html: string): HtmlNode[] {
  return toHtmlTree(new DOMParser().parseFromString(documentPrefix + html, 'text/html').body.childNodes, source);
}

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

const source: NodeSource<Node> = {
  text: (node) => (node instanceof Text ? node.data : undefined),
  element: (node) =>
    node instanceof Element && node.namespaceURI === htmlNamespace
      ? { name: node.localName, attributes: Array.from(node.attributes, ({ name, value }) => [name, value] as const) }
      : undefined,
  children: (node) => node.childNodes,
};
