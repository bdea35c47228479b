import {
  AttributeList,
  maximumDepth,
  renamedSelect,
  type Attributes,
  type HtmlElement,
  type HtmlNode,
} from './html-tree.ts';

/** Decodes character references by the full parser: of text, or of the value of an attribute. */
export type Decode = (source: string, isAttribute: boolean) => string;

/**
 * Reads HTML in which nothing is left to a parser's rules for errors: every element is closed where it should be and
 * stands where it may. That is what Page Builder writes, and it is read several times as fast as by a full parser.
 *
 * @param html without zero characters, `select` renamed, see `toHtmlDocument`
 * @returns the tree that the HTML standard gives; undefined when the standard would put anything elsewhere than it is
 * written
 */
export function parseWellFormedHtml(html: string, decode: Decode): HtmlNode[] | undefined {
  return new TidyHtml(html.includes('\r') ? html.replace(/\r\n?/g, '\n') : html, decode).read();
}

interface OpenElement extends HtmlElement {
  readonly children: HtmlNode[];
}

/** Elements without content. */
const voids = new Set(['br', 'hr', 'img', 'input', 'source', 'track', 'wbr']);
/** Elements that end a paragraph they begin in. */
const blocks = new Set(
  (
    'address article aside blockquote center dd details dialog div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ' +
    'ol p pre search section summary table ul'
  ).split(' '),
);
/** Elements with no rules but that they are closed in turn. */
const inlines = new Set(
  (
    'a abbr acronym audio b bdi bdo big button canvas cite code data del dfn em font i ins kbd label legend map mark meter output picture progress q s samp small ' +
    'span strike strong sub sup time tt u var video iframe script style'
  ).split(' '),
).add(renamedSelect);
/** Elements that are allowed only inside certain others. */
const parents = new Map<string, ReadonlySet<string>>(
  Object.entries({
    caption: new Set(['table']),
    colgroup: new Set(['table']),
    thead: new Set(['table']),
    tbody: new Set(['table']),
    tfoot: new Set(['table']),
    col: new Set(['colgroup']),
    tr: new Set(['thead', 'tbody', 'tfoot']),
    td: new Set(['tr']),
    th: new Set(['tr']),
    li: new Set(['ul', 'ol', 'menu']),
    dd: new Set(['dl']),
    dt: new Set(['dl']),
  }),
);
/** Elements that contain only certain elements and white space. */
const frames = new Map<string, ReadonlySet<string>>(
  Object.entries({
    table: new Set(['caption', 'colgroup', 'thead', 'tbody', 'tfoot']),
    thead: new Set(['tr']),
    tbody: new Set(['tr']),
    tfoot: new Set(['tr']),
    tr: new Set(['td', 'th']),
    colgroup: new Set(['col']),
  }),
);
/** Elements that must not be nested at any depth. */
const onceOpen = new Set(['a', 'button', 'form', 'p']);
/** Elements whose content is not parsed as markup, with their own rules. */
const rawEnds = new Map([
  ['style', /<\/style(?=[\t\n\f />])/gi],
  ['script', /<\/script(?=[\t\n\f />])/gi],
  ['iframe', /<\/iframe(?=[\t\n\f />])/gi],
]);

const endTag = /<\/([a-z][a-z\d-]*)[\t\n\f ]*>/iy;
const tagName = /<([a-z][a-z\d-]*)(?=[\t\n\f />])/iy;
const attribute = /[\t\n\f ]+([a-z_:@][\w:.@-]*)(?:=(?:"([^"]*)"|'([^']*)'))?(?=[\t\n\f />])/iy;
const tagEnd = /[\t\n\f ]*\/?>/y;
const heading = /^h[1-6]$/;
/** Names and values, more than any element of Page Builder has: each new name is compared with those before. */
const maximumAttributes = 120;
const noAttributes = new AttributeList([]);

class TidyHtml {
  readonly #html: string;
  readonly #decode: Decode;
  readonly #roots: HtmlNode[] = [];
  readonly #open: OpenElement[] = [];
  /** How many elements of each name of {@link onceOpen} are open. */
  readonly #openOnce = new Set<string>();
  readonly #names = new Map<string, string>();
  #at = 0;

  constructor(html: string, decode: Decode) {
    this.#html = html;
    this.#decode = decode;
  }

  read(): HtmlNode[] | undefined {
    while (this.#at < this.#html.length) if (!this.#step()) return undefined;
    return this.#open.length === 0 ? this.#roots : undefined;
  }

  #step(): boolean {
    if (this.#html.charAt(this.#at) !== '<') return this.#readText();
    const next = this.#html.charAt(this.#at + 1);
    if (next === '/') return this.#readEndTag();
    return next === '!' ? this.#readComment() : this.#readStartTag();
  }

  #add(node: HtmlNode): void {
    (this.#open.at(-1)?.children ?? this.#roots).push(node);
  }

  #readText(): boolean {
    const end = this.#html.indexOf('<', this.#at);
    const value = this.#decoded(this.#html.slice(this.#at, end < 0 ? undefined : end), false);
    const parent = this.#open.at(-1);
    if (parent && frames.has(parent.name) && /[^\t\n\f ]/.test(value)) return false;
    this.#at = end < 0 ? this.#html.length : end;
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
    const name = this.#match(endTag)?.[1]?.toLowerCase();
    const closed = this.#open.pop();
    if (name === undefined || closed?.name !== name) return false;
    this.#openOnce.delete(name);
    return true;
  }

  #readStartTag(): boolean {
    const found = this.#match(tagName)?.[1]?.toLowerCase();
    if (found === undefined || !this.#mayStand(found)) return false;
    const name = this.#once(found);
    const attributes = this.#readAttributes();
    if (!attributes || !this.#match(tagEnd)) return false;
    const element: OpenElement = { kind: 'element', name, attributes, children: [] };
    this.#add(element);
    if (voids.has(name) || name === 'col') return true;
    const rawEnd = rawEnds.get(name);
    if (rawEnd) return this.#readRaw(element, rawEnd);
    this.#open.push(element);
    if (onceOpen.has(name)) this.#openOnce.add(name);
    // The standard ignores a line break at the start of a `pre`.
    if (name === 'pre' && this.#html.charAt(this.#at) === '\n') this.#at += 1;
    return this.#open.length < maximumDepth;
  }

  /** Whether an element of this name stays where it begins. */
  #mayStand(name: string): boolean {
    const parent = this.#open.at(-1)?.name ?? '';
    const frame = frames.get(parent);
    if (frame) return frame.has(name);
    const allowed = parents.get(name);
    if (allowed && !allowed.has(parent)) return false;
    if (onceOpen.has(name) && this.#openOnce.has(name)) return false;
    if (blocks.has(name)) return !this.#openOnce.has('p') && !(heading.test(name) && heading.test(parent));
    return inlines.has(name) || voids.has(name);
  }

  #readAttributes(): Attributes | undefined {
    const list: string[] = [];
    for (let found = this.#match(attribute); found; found = this.#match(attribute)) {
      const name = this.#once(found[1]?.toLowerCase() ?? '');
      const value = this.#decoded(found[2] ?? found[3] ?? '', true);
      if (list.length > maximumAttributes) return undefined;
      if (!list.some((earlier, index) => index % 2 === 0 && earlier === name)) list.push(name, value);
    }
    return list.length === 0 ? noAttributes : new AttributeList(list);
  }

  /** The same text for the same name: there are thousands of few. */
  #once(name: string): string {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    this.#names.set(name, name);
    return name;
  }

  /** Reads raw text up to the end tag. */
  #readRaw(element: OpenElement, end: RegExp): boolean {
    end.lastIndex = this.#at;
    const found = end.exec(this.#html);
    if (!found) return false;
    const value = this.#html.slice(this.#at, found.index);
    this.#at = found.index;
    if (element.name === 'script') {
      if (value.includes('<!--')) return false;
    } else if (value !== '') element.children.push({ kind: 'text', value });
    return this.#match(endTag) !== undefined;
  }

  #match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#html);
    if (!found) return undefined;
    this.#at = pattern.lastIndex;
    return found;
  }

  #decoded(source: string, isAttribute: boolean): string {
    if (!source.includes('&')) return source;
    const simple = source.replace(/&(amp|lt|gt|quot|nbsp|#39|#039);/g, (_, name: string) => references.get(name) ?? '');
    // Any other reference needs the whole table of the standard.
    return /&[a-z#]/i.test(source.replace(/&(?:amp|lt|gt|quot|nbsp|#39|#039);/g, ''))
      ? this.#decode(source, isAttribute)
      : simple;
  }
}

const references = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00a0'],
  ['#39', "'"],
  ['#039', "'"],
]);
