import { documentOf, toHtmlTree, type HtmlNode, type NodeSource } from './html-tree.ts';

/** Parses HTML with the browser's `DOMParser`. Nothing in the parsed document runs or loads. */
export function parseWithDom(html: string): HtmlNode[] {
  const parsed = new DOMParser().parseFromString(documentOf(html), 'text/html');
  const body = childrenOf(parsed).flatMap(childrenOf).find((node) => node instanceof HTMLBodyElement);
  return body ? toHtmlTree(body.childNodes, source) : [];
}

/**
 * The children of a node. Elements named `childNodes` or `body` hide those properties of the form or document they stand in, so that these
 * two are never asked for them.
 */
function childrenOf(node: Node): Node[] {
  const walker = document.createTreeWalker(node);
  const children: Node[] = [];
  for (let child = walker.firstChild(); child; child = walker.nextSibling()) children.push(child);
  return children;
}

const source: NodeSource<Node> = {
  text: (node) => (node instanceof Text ? node.data : undefined),
  element(node) {
    if (!(node instanceof HTMLElement)) return undefined;
    if (node instanceof HTMLFormElement) return { name: 'form', attributes: attributesOf(node) };
    return { name: node.localName, attributes: Array.from(node.attributes, ({ name, value }) => [name, value] as const) };
  },
  children: (node) => (node instanceof HTMLFormElement ? childrenOf(node) : node.childNodes),
};

/** The attributes of a form, whatever is named like a property of it. */
function attributesOf(form: HTMLFormElement): [name: string, value: string][] {
  const { getAttribute, getAttributeNames } = Element.prototype;
  return getAttributeNames.call(form).map((name) => [name, getAttribute.call(form, name) ?? '']);
}
