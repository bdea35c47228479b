import { splitDeclarations, type Declaration } from '../css/declarations.ts';
import { findTopLevel, splitTopLevel, stripComments } from '../css/scan.ts';

/** Declarations of one element in Page Builder's own rules, in document order. */
export interface PageBuilderStyles {
  base: readonly Declaration[];
  /** Declarations by media query. */
  media: Map<string, readonly Declaration[]>;
}

/**
 * Limit, more than any Page Builder element has, because every element that repeats an id gets all its declarations.
 */
const maximumDeclarations = 100;
const maximumMediaQueries = 20;

const pageBuilderSelector = /^(?:#html-body\s+)?\[data-pb-style\s*=\s*(["']?)([\w-]+)\1\s*\]$/;

/**
 * Parses Page Builder's rules from the text of all `<style>` elements of a document. Rules of the same id are combined,
 * because CSS minifiers merge and split them. Rules with other selectors are ignored, as are all at-rules except
 * `@media`.
 *
 * @returns The styles by `data-pb-style` id.
 */
export function readStyleSheets(sheets: Iterable<string>): Map<string, PageBuilderStyles> {
  const found: Found = { styles: new Map(), bodies: new Map() };
  for (const sheet of sheets) readRules(stripComments(sheet).replace(/<!--|-->/g, ''), undefined, found);
  return found.styles;
}

interface Found {
  styles: Map<string, PageBuilderStyles>;
  /** Cache of declarations by the text of a rule's body, because most rules of a document are alike. */
  bodies: Map<string, readonly Declaration[]>;
}

/** Rule as Page Builder writes it: one id, and a body without nesting. */
const plainRule = /\s*#html-body \[data-pb-style=(["']?)([\w-]+)\1\]\s*\{([^"'()[\]{}\\]*)\}/y;

function readRules(css: string, media: string | undefined, found: Found): void {
  for (let at = 0; at < css.length; ) {
    plainRule.lastIndex = at;
    const plain = plainRule.exec(css);
    if (plain) {
      at = plainRule.lastIndex;
      addDeclarations(plain[2] ?? '', plain[3] ?? '', media, found);
      continue;
    }
    const preludeEnd = findTopLevel(css, '{;}', at);
    const prelude = css.slice(at, preludeEnd).trim();
    at = preludeEnd + 1;
    if (css.charAt(preludeEnd) !== '{') continue;
    const bodyEnd = findTopLevel(css, '}', at);
    const body = css.slice(at, bodyEnd);
    at = bodyEnd + 1;
    const query = /^@media\b(.*)$/is.exec(prelude)?.[1]?.trim();
    if (query !== undefined && media === undefined) readRules(body, query, found);
    else if (!prelude.startsWith('@')) addRule(prelude, body, media, found);
  }
}

function addRule(selectors: string, body: string, media: string | undefined, found: Found): void {
  for (const selector of splitTopLevel(selectors, ',')) {
    const id = pageBuilderSelector.exec(selector)?.[2];
    if (id !== undefined) addDeclarations(id, body, media, found);
  }
}

function addDeclarations(id: string, body: string, media: string | undefined, { styles, bodies }: Found): void {
  const declarations = bodies.get(body) ?? splitDeclarations(body).slice(0, maximumDeclarations);
  bodies.set(body, declarations);
  const entry: PageBuilderStyles = styles.get(id) ?? { base: [], media: new Map() };
  styles.set(id, entry);
  if (media === undefined) entry.base = withLater(entry.base, declarations);
  else if (entry.media.has(media) || entry.media.size < maximumMediaQueries) {
    entry.media.set(media, withLater(entry.media.get(media) ?? [], declarations));
  }
}

/** Appends declarations and removes earlier ones of the same property that they override. */
function withLater(earlier: readonly Declaration[], later: readonly Declaration[]): readonly Declaration[] {
  if (earlier.length === 0) return later;
  const replaced = new Set(later.map(getKey));
  return [...earlier.filter((declaration) => !replaced.has(getKey(declaration))), ...later].slice(-maximumDeclarations);
}

function getKey({ property, important }: Declaration): string {
  return important ? `!${property}` : property;
}
