import { decodeReferences, type Decode } from './character-references.ts';
import { maximumDepth, type HtmlElement, type HtmlNode, type ParseHtml } from './html-tree.ts';
import { StartTags, tagName, type StartTag } from './start-tags.ts';

/**
 * Reads HTML in which nothing is left to a parser's rules for errors: every element is closed where it should be and
 * stands where it may. That is what Page Builder writes, and it is read several times as fast as by a full parser.
 *
 * @param html without zero characters, `select` renamed, see `toHtmlDocument`
 * @param parseFully reads elements of the top level in which the standard would put anything elsewhere than it is
 * written, such as a row with a link in a link. Default: none can be read
 * @returns the tree that the HTML standard gives; undefined when the whole document needs a full parser
 */
export function parseWellFormedHtml(html: string, decode: Decode, parseFully?: ParseHtml): HtmlNode[] | undefined {
  return new WellFormedHtml(html.includes('\r') ? html.replace(/\r\n?/g, '\n') : html, decode).read(parseFully);
}

/**
 * Comes out as it is written, on the top level, only if everything before it is closed for a full parser too: open
 * elements would contain it, formatting that is still active would wrap it, and an open form would swallow the form.
 */
const sentinel = '<pb-end></pb-end><form></form>';

/** Element whose end tag is still to come. */
interface OpenElement {
  tag: StartTag;
  /** Where its children begin among the nodes. */
  start: number;
}

const endTag = /<\/([a-z][a-z\d-]*)[\t\n\f ]*>/iy;
const noChildren: readonly HtmlNode[] = [];

/**
 * Least number of characters for each element that a full parser reads alone: it takes time to begin, so that it reads
 * a document with many small errors faster as a whole.
 */
const fullReadLength = 500;

const isEmptyElement = (node: HtmlNode | undefined, name: string): boolean =>
  node?.kind === 'element' && node.name === name && node.children.length === 0;

class WellFormedHtml {
  readonly #html: string;
  readonly #decode: Decode;
  readonly #tags: StartTags;
  /**
   * The nodes that are not yet in an element, of which `#count` are valid. An end tag moves its children from here to an
   * array of their exact number: thousands of arrays that grow one by one would take several times the memory.
   */
  readonly #nodes: HtmlNode[] = [];
  #count = 0;
  readonly #open: OpenElement[] = [];
  /** Names of the open elements that must not be nested. */
  readonly #neverNested = new Set<string>();
  #at = 0;
  #fullReads = 0;

  constructor(html: string, decode: Decode) {
    this.#html = html;
    this.#decode = decode;
    this.#tags = new StartTags(html, decode);
  }

  read(parseFully?: ParseHtml): HtmlNode[] | undefined {
    let start = 0;
    let count = 0;
    while (this.#at < this.#html.length || this.#open.length > 0) {
      if (this.#open.length === 0) {
        start = this.#at;
        count = this.#count;
      }
      if (this.#at < this.#html.length && this.#step()) continue;
      this.#count = count;
      if (!parseFully || !this.#readFully(start, parseFully)) return undefined;
    }
    return this.#nodes.slice(0, this.#count);
  }

  /** Reads the element of the top level that begins at an index by a full parser, if nothing in it stays open. */
  #readFully(start: number, parseFully: ParseHtml): boolean {
    const end = this.#findEnd(start);
    if (end === 0 || start < this.#fullReads * fullReadLength) return false;
    this.#fullReads += 1;
    const nodes = parseFully(this.#html.slice(start, end) + sentinel);
    if (!isEmptyElement(nodes.at(-2), 'pb-end') || !isEmptyElement(nodes.at(-1), 'form')) return false;
    const own = nodes.slice(0, -2);
    // Text at an edge would be one with the text next to it.
    if (own[0]?.kind !== 'element' || own.at(-1)?.kind !== 'element') return false;
    for (const node of own) this.#add(node);
    this.#open.length = 0;
    this.#neverNested.clear();
    this.#at = end;
    return true;
  }

  /** Returns the index behind the element that begins at an index, by counting tags with its name; 0 without an end. */
  #findEnd(start: number): number {
    tagName.lastIndex = start;
    const name = tagName.exec(this.#html)?.[1];
    if (name === undefined) return 0;
    const tags = new RegExp(String.raw`<(/?)${name}(?=[\t\n\f />])`, 'gi');
    tags.lastIndex = start;
    let depth = 0;
    for (let found = tags.exec(this.#html); found; found = tags.exec(this.#html)) {
      depth += found[1] === '' ? 1 : -1;
      if (depth === 0) return this.#html.indexOf('>', found.index) + 1;
    }
    return 0;
  }

  #step(): boolean {
    if (this.#html.charAt(this.#at) !== '<') return this.#readText();
    const next = this.#html.charAt(this.#at + 1);
    if (next === '/') return this.#readEndTag();
    return next === '!' ? this.#readComment() : this.#readStartTag();
  }

  #add(node: HtmlNode): void {
    this.#nodes[this.#count] = node;
    this.#count += 1;
  }

  #addElement({ name, attributes }: StartTag, children: HtmlElement['children']): void {
    this.#add({ kind: 'element', name, attributes, children });
  }

  #readText(): boolean {
    const tag = this.#html.indexOf('<', this.#at);
    const end = tag < 0 ? this.#html.length : tag;
    const value = decodeReferences(this.#html.slice(this.#at, end), false, this.#decode);
    if (this.#open.at(-1)?.tag.rule.children && /[^\t\n\f ]/.test(value)) return false;
    this.#at = end;
    this.#add({ kind: 'text', value });
    return true;
  }

  #readComment(): boolean {
    const start = this.#at + 4;
    const end = this.#html.startsWith('<!--', this.#at) ? this.#html.indexOf('-->', start) : -1;
    if (end < 0 || /^-?>|--!>/.test(this.#html.slice(start, end))) return false;
    this.#at = end + 3;
    return true;
  }

  #readEndTag(): boolean {
    const closed = this.#open.pop();
    if (!closed || !this.#skipEndTag(closed.tag)) return false;
    const { tag, start } = closed;
    if (tag.rule.isNeverNested) this.#neverNested.delete(tag.name);
    const children = start === this.#count ? noChildren : this.#nodes.slice(start, this.#count);
    this.#count = start;
    this.#addElement(tag, children);
    return true;
  }

  /** Goes behind the end tag of an element if it is here. */
  #skipEndTag(tag: StartTag): boolean {
    if (this.#html.startsWith(tag.endTag, this.#at)) {
      this.#at += tag.endTag.length;
      return true;
    }
    endTag.lastIndex = this.#at;
    if (endTag.exec(this.#html)?.[1]?.toLowerCase() !== tag.name) return false;
    this.#at = endTag.lastIndex;
    return true;
  }

  #readStartTag(): boolean {
    const tag = this.#tags.read(this.#at);
    if (!tag || !this.#mayStand(tag)) return false;
    this.#at += tag.length;
    if (tag.rule.rawEnd) return this.#readRaw(tag, tag.rule.rawEnd);
    if (tag.rule.isVoid) {
      this.#addElement(tag, noChildren);
      return true;
    }
    this.#open.push({ tag, start: this.#count });
    if (tag.rule.isNeverNested) this.#neverNested.add(tag.name);
    // The standard ignores a line break at the start of a `pre`.
    if (tag.name === 'pre' && this.#html.charAt(this.#at) === '\n') this.#at += 1;
    return this.#open.length < maximumDepth;
  }

  /** Whether an element stays where it begins. */
  #mayStand({ name, rule }: StartTag): boolean {
    const parent = this.#open.at(-1)?.tag;
    if (parent?.rule.children) return parent.rule.children.has(name);
    if (rule.parents && !rule.parents.has(parent?.name ?? '')) return false;
    if (rule.isNeverNested && this.#neverNested.has(name)) return false;
    if (rule.endsParagraph && this.#neverNested.has('p')) return false;
    return !(rule.isHeading && parent?.rule.isHeading);
  }

  /** Reads raw text up to the end tag. */
  #readRaw(tag: StartTag, rawEnd: RegExp): boolean {
    rawEnd.lastIndex = this.#at;
    const found = rawEnd.exec(this.#html);
    if (!found) return false;
    const value = this.#html.slice(this.#at, found.index);
    this.#at = found.index;
    const isScript = tag.name === 'script';
    if (isScript && value.includes('<!--')) return false;
    this.#addElement(tag, isScript || value === '' ? noChildren : [{ kind: 'text', value }]);
    return this.#skipEndTag(tag);
  }
}
