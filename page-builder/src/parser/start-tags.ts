import { decodeReferences, type Decode } from './character-references.ts';
import { elementRules, type ElementRule } from './element-rules.ts';
import { AttributeList, type Attributes } from './html-tree.ts';

/** Start tag of an element. Elements whose tags have the same text share it. */
export interface StartTag {
  name: string;
  attributes: Attributes;
  rule: ElementRule;
  /** The end tag as it is nearly always written. */
  endTag: string;
  /** Number of characters. */
  length: number;
}

/** Name of the start tag at an index. */
export const tagName = /<([a-z][a-z\d-]*)(?=[\t\n\f />])/iy;
const attribute = /[\t\n\f ]+([a-z_:@][\w:.@-]*)(?:=(?:"([^"]*)"|'([^']*)'))?(?=[\t\n\f />])/iy;
const tagEnd = /[\t\n\f ]*\/?>/y;
/** Names and values, more than any element of Page Builder has: each new name is compared with those before. */
const maximumAttributes = 120;

/**
 * Reads the start tags of one document. Page Builder writes the same tags again and again, so each text is read once.
 */
export class StartTags {
  readonly #html: string;
  readonly #decode: Decode;
  readonly #tags = new Map<string, StartTag>();
  readonly #names = new Map<string, string>();

  constructor(html: string, decode: Decode) {
    this.#html = html;
    this.#decode = decode;
  }

  /** Returns the tag that starts at an index; undefined if only a full parser can read it. */
  read(at: number): StartTag | undefined {
    const text = this.#html.slice(at, this.#html.indexOf('>', at) + 1);
    const known = this.#tags.get(text);
    if (known) return known;
    const tag = this.#parse(at);
    // A `>` in a value ends the text early. Such a text is not that of the tag.
    if (tag?.length === text.length) this.#tags.set(text, tag);
    return tag;
  }

  #parse(at: number): StartTag | undefined {
    tagName.lastIndex = at;
    const name = this.#intern(tagName.exec(this.#html)?.[1] ?? '');
    const rule = elementRules.get(name);
    if (!rule) return undefined;
    const list: string[] = [];
    let end = tagName.lastIndex;
    attribute.lastIndex = end;
    for (let found = attribute.exec(this.#html); found; found = attribute.exec(this.#html)) {
      end = attribute.lastIndex;
      if (list.length > maximumAttributes) return undefined;
      this.#addAttribute(list, found);
    }
    tagEnd.lastIndex = end;
    if (!tagEnd.test(this.#html)) return undefined;
    const attributes = list.length === 0 ? noAttributes : new AttributeList(list.slice());
    return { name, attributes, rule, endTag: `</${name}>`, length: tagEnd.lastIndex - at };
  }

  #addAttribute(list: string[], [, name = '', quoted, singleQuoted]: RegExpExecArray): void {
    const known = this.#intern(name);
    for (let at = 0; at < list.length; at += 2) if (list[at] === known) return;
    list.push(known, decodeReferences(quoted ?? singleQuoted ?? '', true, this.#decode));
  }

  /**
   * Returns the name in lower case, always the same string. Engines store the keys of objects so that two of them are
   * compared by their addresses, which makes it faster to find an attribute.
   */
  #intern(name: string): string {
    const known = this.#names.get(name);
    if (known !== undefined) return known;
    const [interned = ''] = Object.keys({ [name.toLowerCase()]: true });
    this.#names.set(name, interned);
    return interned;
  }
}

const noAttributes = new AttributeList([]);
