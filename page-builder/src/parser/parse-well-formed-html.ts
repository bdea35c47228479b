import { decodeReferences, type Decode } from './character-references.ts';
import { maximumDepth, type HtmlElement, type HtmlNode } from './html-tree.ts';
import { StartTags, type StartTag } from './start-tags.ts';

/**
 * Reads HTML in which nothing is left to a parser's rules for errors: every element is closed where it should be and
 * stands where it may. That is what Page Builder writes, and it is read several times as fast as by a full parser.
 *
 * @param html without zero characters, `select` renamed, see `toHtmlDocument`
 * @returns the tree that the HTML standard gives; undefined when the standard would put anything elsewhere than it is
 * written
 */
export function parseWellFormedHtml(html: string, decode: Decode): HtmlNode[] | undefined {
  return new WellFormedHtml(html.includes('\r') ? html.replace(/\r\n?/g, '\n') : html, decode).read();
}

/** Element whose end tag is still to come. */
interface OpenElement {
  tag: StartTag;
  /** Where its children begin among the nodes. */
  start: number;
}

const endTag = /<\/([a-z][a-z\d-]*)[\t\n\f ]*>/iy;
const noChildren: readonly HtmlNode[] = [];

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

  constructor(html: string, decode: Decode) {
    this.#html = html;
    this.#decode = decode;
    this.#tags = new StartTags(html, decode);
  }

  read(): HtmlNode[] | undefined {
    while (this.#at < this.#html.length) if (!this.#step()) return undefined;
    return this.#open.length === 0 ? this.#nodes.slice(0, this.#count) : undefined;
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
