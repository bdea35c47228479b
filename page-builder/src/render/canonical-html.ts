import { voidElements } from '../sanitize/policy-elements.ts';

/** Piece of sanitized HTML. */
export type HtmlPiece = string | HtmlPieceElement;

export interface HtmlPieceElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: HtmlPiece[];
}

const token = /<(\/?)([a-z][a-z\d]*)((?:\s+[a-z-]+="[^"<>]*")*)\s*>|[^<]+|</g;
const attribute = /([a-z-]+)="([^"<>]*)"/g;
const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['nbsp', '\u00a0'],
]);

/** Maximum nesting; the sanitizer never exceeds it, and deeper content of other strings is flattened. */
const maximumDepth = 300;

/**
 * Parses HTML that the sanitizer wrote. It has one canonical form, so this needs no HTML parser and is safe in a page:
 * anything in another form is text.
 */
export function readCanonicalHtml(html: string): HtmlPiece[] {
  const root: HtmlPieceElement = { name: '', attributes: new Map(), children: [] };
  const open: HtmlPieceElement[] = [root];
  for (const [text, slash, name, attributes] of html.matchAll(token)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) parent.children.push(decode(text));
    else if (slash) closeElement(open, name);
    else {
      const element: HtmlPieceElement = { name, attributes: readAttributes(attributes ?? ''), children: [] };
      parent.children.push(element);
      if (!voidElements.has(name) && open.length < maximumDepth) open.push(element);
    }
  }
  return root.children;
}

/** Closes an element and the elements left open inside it; an end tag without a start tag is ignored. */
function closeElement(open: HtmlPieceElement[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index > 0) open.splice(index);
}

function readAttributes(text: string): Map<string, string> {
  return new Map(Array.from(text.matchAll(attribute), ([, name = '', value = '']) => [name, decode(value)]));
}

function decode(text: string): string {
  return text.replace(/&([a-z]+);/g, (reference, name: string) => entities.get(name) ?? reference);
}
