/** The attributes of an element by their lower-case names. */
export interface Attributes extends Iterable<readonly [name: string, value: string]> {
  get(name: string): string | undefined;
  has(name: string): boolean;
}

/** Attributes in the order of the parser. Elements have few, so a linear search is faster than an index. */
export class AttributeList implements Attributes {
  readonly #list: readonly string[];

  /** @param list names, each followed by its value: of thousands of elements that takes half the room of pairs */
  constructor(list: readonly string[]) {
    this.#list = list;
  }

  get(name: string): string | undefined {
    const list = this.#list;
    for (let at = 0; at < list.length; at += 2) if (list[at] === name) return list[at + 1];
    return undefined;
  }

  has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  *[Symbol.iterator](): Iterator<[string, string]> {
    for (let at = 0; at < this.#list.length; at += 2) yield [this.#list[at] ?? '', this.#list[at + 1] ?? ''];
  }
}

/** An element of a parsed document. */
export interface HtmlElement {
  readonly kind: 'element';
  /** Lower-case tag name. */
  readonly name: string;
  readonly attributes: Attributes;
  readonly children: readonly HtmlNode[];
}

/** Text of a parsed document, entities decoded. */
export interface HtmlText {
  readonly kind: 'text';
  readonly value: string;
}

export type HtmlNode = HtmlElement | HtmlText;

/** Parses HTML as the content of a document's body and never throws. */
export type ParseHtml = (html: string) => readonly HtmlNode[];

/** The name `select` has in the tree, see {@link toHtmlDocument}. */
export const renamedSelect = 'pb-select';

/**
 * The document to parse for content: the content is the body of a page in standards mode.
 *
 * `select` gets another name, since parsers disagree about it: parse5 ignores most tags inside, as HTML long required,
 * and browsers have begun to keep them. Sanitizing lets no form control through either way. Zero characters, of which
 * browsers keep some against the rules, are taken out.
 */
export function toHtmlDocument(content: string): string {
  return `<!doctype html><body>${prepared(content)}`;
}

/** Content as {@link toHtmlDocument} gives it to a parser. */
export function prepared(content: string): string {
  return content.replaceAll('\u0000', '').replace(/<(\/?)select(?=[\s/>])/gi, `<$1${renamedSelect}`);
}

/**
 * Elements nested deeper are left out: browsers flatten documents at 512 levels, so deeper trees would differ between
 * parsers.
 */
export const maximumDepth = 256;

/** How a parser's own nodes are read. */
export interface NodeSource<Node> {
  /** The text of a text node. */
  text(node: Node): string | undefined;
  /** The name of an element in the HTML namespace. */
  element(node: Node): string | undefined;
  /** Attributes of such an element, which are not copied because most are never read. */
  attributes(node: Node): Attributes;
  eachChild(node: Node, visit: (child: Node) => void): void;
}

/** Never content: they contain a fallback or a fragment that no reader uses. */
const skipped = new Set(['template', 'noscript', 'noembed', 'noframes']);

/**
 * Copies the nodes below a node of an HTML parser into the tree that all readers use. Comments and foreign elements are
 * dropped; of scripts only the attributes are kept.
 */
export function toHtmlTree<Node>(parent: Node, source: NodeSource<Node>, depth = 0): HtmlNode[] {
  const result: HtmlNode[] = [];
  source.eachChild(parent, (node) => {
    const value = source.text(node);
    if (value !== undefined) {
      result.push({ kind: 'text', value });
      return;
    }
    const name = source.element(node);
    if (name === undefined || depth >= maximumDepth || skipped.has(name)) return;
    result.push({
      kind: 'element',
      name,
      attributes: source.attributes(node),
      children: name === 'script' ? [] : toHtmlTree(node, source, depth + 1),
    });
  });
  return result;
}
