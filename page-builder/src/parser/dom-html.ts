import { documentOf, toHtmlTree, type HtmlNode, type NodeSource } from './html-tree.ts';

/** Parses HTML with the browser's `DOMParser`. Nothing in the parsed document runs or loads. */
export function parseWithDom(html: string): HtmlNode[] {
  const parsed = new DOMParser().parseFromString(documentOf(html), 'text/html');
  const body = childrenOf(parsed).flatMap(childrenOf).find((node) => node instanceof HTMLBodyElement);
  return body ? toHtmlTree(childrenOf(body), source) : [];
}

/**
 * The children of a node. Elements with a name such as `firstChild` or `body` hide those properties of the form or document they stand in,
 * so that these two are never asked for them.
 */
function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  if (node instanceof HTMLFormElement || node instanceof Document) {
    const walker = document.createTreeWalker(node);
    for (let child = walker.firstChild(); child; child = walker.nextSibling()) children.push(child);
  } else {
    // A sibling may be a form, which only an iterator over the list asks for nothing.
    for (const child of node.childNodes) children.push(child);
  }
  return children;
}

const source: NodeSource<Node> = {
  text: (node) => (node instanceof Text ? node.data : undefined),
  element(node) {
    if (!(node instanceof HTMLElement)) return undefined;
    return { name: node instanceof HTMLFormElement ? 'form' : node.localName, attributes: attributesOf(node) };
  },
  children: childrenOf,
};

/** The attributes of an element, whatever is named like a property of it. `element.attributes` would make an object of each, which takes longer. */
function attributesOf(element: HTMLElement): Map<string, string> {
  const { getAttribute, getAttributeNames } = Element.prototype;
  const attributes = new Map<string, string>();
  for (const name of getAttributeNames.call(element)) attributes.set(name, getAttribute.call(element, name) ?? '');
  return attributes;
}
