import { defaultTreeAdapter, html as htmlNames, parse, type DefaultTreeAdapterTypes, type TreeAdapter } from 'parse5';
import { AttributeList, toHtmlDocument, toHtmlTree, type HtmlNode, type NodeSource } from './html-tree.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Adapter = TreeAdapter<DefaultTreeAdapterTypes.DefaultTreeAdapterMap>;

/** Parses HTML with parse5, for servers. */
export function parseWithParse5(html: string): HtmlNode[] {
  const { adapter, body } = boundedAdapter(html.length);
  try {
    parse(toHtmlDocument(html), { treeAdapter: adapter, scriptingEnabled: false });
  } catch (error) {
    if (!(error instanceof BudgetSpent)) throw error;
  }
  const parsed = body();
  return parsed ? toHtmlTree<Node>(parsed, source) : [];
}

/** Thrown to stop the parser; the nodes parsed until then are kept. */
class BudgetSpent extends Error {}

/**
 * HTML's rules for unclosed elements take quadratic time in the nesting depth and can multiply elements without end.
 */
const maximumOpenElements = 8192;

/** A tree adapter that stops documents whose parsing would not take linear time. */
function boundedAdapter(length: number): { adapter: Adapter; body: () => Node | undefined } {
  let bodyElement: DefaultTreeAdapterTypes.Element | undefined;
  let elementsLeft = length + 1000;
  let open = 0;
  const adapter: Adapter = {
    ...defaultTreeAdapter,
    createElement(name, namespace, attributes) {
      elementsLeft -= 1;
      if (elementsLeft < 0) throw new BudgetSpent();
      const element = defaultTreeAdapter.createElement(name, namespace, attributes);
      if (element.tagName === 'body') bodyElement ??= element;
      return element;
    },
    onItemPush() {
      open += 1;
      if (open > maximumOpenElements) throw new BudgetSpent();
    },
    onItemPop() {
      open -= 1;
    },
  };
  return { adapter, body: () => bodyElement };
}

const source: NodeSource<Node> = {
  text: (node) => (defaultTreeAdapter.isTextNode(node) ? node.value : undefined),
  element: (node) =>
    defaultTreeAdapter.isElementNode(node) && node.namespaceURI === htmlNames.NS.HTML ? node.tagName : undefined,
  attributes: (node) =>
    new AttributeList('attrs' in node ? node.attrs.flatMap(({ name, value }) => [name, value]) : []),
  eachChild(node, visit) {
    if ('childNodes' in node) node.childNodes.forEach((child) => visit(child));
  },
};
