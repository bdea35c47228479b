import { splitDeclarations, type Declaration } from '../css/declarations.ts';
import { findTopLevel, splitTopLevel, stripComments } from '../css/scan.ts';

/** Declarations that Page Builder's own rules give to one element, in document order. */
export interface PageBuilderStyles {
  base: Declaration[];
  /** By the text of the media query. */
  media: Map<string, Declaration[]>;
}

/** More than any element of Page Builder has. Bounds, since every element that repeats an id gets all of its declarations. */
const maximumDeclarations = 100;
const maximumMediaQueries = 20;

const pageBuilderSelector = /^(?:#html-body\s+)?\[data-pb-style\s*=\s*(["']?)([\w-]+)\1\s*\]$/;

/**
 * Collects Page Builder's rules from the text of all `<style>` elements of a document. Rules of the same id add up, since a CSS
 * minifier merges and splits them. Rules with any other selector belong to somebody else and are ignored, as are all at-rules except
 * `@media`.
 *
 * @returns the styles by `data-pb-style` id
 */
export function readStyleSheets(sheets: Iterable<string>): Map<string, PageBuilderStyles> {
  const styles = new Map<string, PageBuilderStyles>();
  for (const sheet of sheets) readRules(stripComments(sheet).replace(/<!--|-->/g, ''), undefined, styles);
  return styles;
}

function readRules(css: string, media: string | undefined, styles: Map<string, PageBuilderStyles>): void {
  for (let at = 0; at < css.length;) {
    const preludeEnd = findTopLevel(css, '{;}', at);
    const prelude = css.slice(at, preludeEnd).trim();
    at = preludeEnd + 1;
    if (css.charAt(preludeEnd) !== '{') continue;
    const bodyEnd = findTopLevel(css, '}', at);
    const body = css.slice(at, bodyEnd);
    at = bodyEnd + 1;
    const query = /^@media\b(.*)$/is.exec(prelude)?.[1]?.trim();
    if (query !== undefined && media === undefined) readRules(body, query, styles);
    else if (!prelude.startsWith('@')) addRule(prelude, body, media, styles);
  }
}

function addRule(selectors: string, body: string, media: string | undefined, styles: Map<string, PageBuilderStyles>): void {
  const ids = splitTopLevel(selectors, ',').flatMap((selector) => pageBuilderSelector.exec(selector)?.[2] ?? []);
  if (ids.length === 0) return;
  const declarations = splitDeclarations(body).slice(0, maximumDeclarations);
  for (const id of ids) {
    const entry = styles.get(id) ?? { base: [], media: new Map<string, Declaration[]>() };
    styles.set(id, entry);
    if (media === undefined) entry.base = withLater(entry.base, declarations);
    else if (entry.media.has(media) || entry.media.size < maximumMediaQueries) {
      entry.media.set(media, withLater(entry.media.get(media) ?? [], declarations));
    }
  }
}

/** Adds declarations; an earlier one of the same property that can no longer hold goes. */
function withLater(earlier: readonly Declaration[], later: readonly Declaration[]): Declaration[] {
  if (earlier.length === 0) return [...later];
  const replaced = new Set(later.map(keyOf));
  return [...earlier.filter((declaration) => !replaced.has(keyOf(declaration))), ...later].slice(-maximumDeclarations);
}

function keyOf({ property, important }: Declaration): string {
  return important ? `!${property}` : property;
}
