import { trustedHtml } from '../trusted-html.ts';
import { toHtmlDocument, toHtmlTree, type Attributes, type HtmlNode, type NodeSource } from './html-tree.ts';

/** Parses HTML with the browser's `DOMParser`. Nothing in the parsed document runs or loads. */
export function parseWithDom(html: string): HtmlNode[] {
  const parsed = new DOMParser().parseFromString(trustedHtml(toHtmlDocument(html)), 'text/html');
  const source = createSource();
  let body: Node | undefined;
  source.eachChild(parsed, (root) => {
    source.eachChild(root, (child) => {
      if (child instanceof HTMLBodyElement) body ??= child;
    });
  });
  return body ? toHtmlTree(body, source) : [];
}

/**
 * Reads nodes by the getters of their classes. Elements named `firstChild` or `attributes` shadow those properties of
 * their form or document, but not the getters.
 */
function createSource(): NodeSource<Node> {
  const type = getGetter(Node.prototype, 'nodeType');
  const firstChild = getGetter(Node.prototype, 'firstChild');
  const nextSibling = getGetter(Node.prototype, 'nextSibling');
  const text = getGetter(CharacterData.prototype, 'data');
  const name = getGetter(Element.prototype, 'localName');
  const namespace = getGetter(Element.prototype, 'namespaceURI');
  return {
    text: (node) => (type.call(node) === Node.TEXT_NODE ? String(text.call(node)) : undefined),
    element: (node) =>
      type.call(node) === Node.ELEMENT_NODE && namespace.call(node) === htmlNamespace
        ? String(name.call(node))
        : undefined,
    attributes: (node) => new ElementAttributes(node),
    eachChild(node, visit) {
      for (let child = firstChild.call(node); child instanceof Node; child = nextSibling.call(child)) visit(child);
    },
  };
}

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

function getGetter(prototype: Node, property: string): (this: Node) => unknown {
  const get = Object.getOwnPropertyDescriptor(prototype, property)?.get;
  if (!get) throw new TypeError(`Nodes of this browser have no ${property}.`);
  return get;
}

/** Reads single attributes of an element, because `element.attributes` is slower: it creates an object for each. */
class ElementAttributes implements Attributes {
  readonly #element: Node;

  constructor(element: Node) {
    this.#element = element;
  }

  get(name: string): string | undefined {
    return Element.prototype.getAttribute.call(this.#element, name) ?? undefined;
  }

  has(name: string): boolean {
    return Element.prototype.hasAttribute.call(this.#element, name);
  }

  *[Symbol.iterator](): Iterator<[string, string]> {
    for (const name of Element.prototype.getAttributeNames.call(this.#element)) yield [name, this.get(name) ?? ''];
  }
}
