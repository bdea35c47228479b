import { camelCase, splitDeclarations, type Declaration } from '../css/declarations.ts';
import type { MediaQueryStyle } from '../nodes.ts';
import { cascade, type ElementStyle } from './element-style.ts';
import type { HtmlElement, HtmlNode } from './html-tree.ts';
import { findAll, getText } from './parts.ts';
import { readStyleSheets, type PageBuilderStyles } from './style-sheet.ts';

const noDeclarations: readonly Declaration[] = [];

/** The styles of the elements of a document. */
export interface DocumentStyles {
  /** Returns the rules for a `data-pb-style` id. */
  getRules(id: string | undefined): PageBuilderStyles | undefined;
  /** Returns the declarations of an element's rules and of its `style` attribute, in the order of CSS. */
  declarationsOf(element: HtmlElement): readonly Declaration[];
  /** Returns one value for each property. */
  styleOf(element: HtmlElement): ElementStyle;
  /** Returns whether the merchant has hidden the element and everything in it. */
  isHidden(element: HtmlElement): boolean;
  mediaQueriesOf(element: HtmlElement): MediaQueryStyle[];
}

/**
 * Resolves the styles of a document. Elements are often styled alike, so each text of a style is read once.
 *
 * @param outer - Styles of the document that contains this one as text
 */
export function createStyles(scope: readonly HtmlNode[], outer?: DocumentStyles): DocumentStyles {
  let rules: ReadonlyMap<string, PageBuilderStyles> | undefined;
  const resolved = new Map<readonly Declaration[], ElementStyle>();
  const getRules = (id: string | undefined): PageBuilderStyles | undefined => {
    if (id === undefined) return undefined;
    rules ??= readStyleSheets(findStyleSheets(scope));
    return rules.get(id) ?? outer?.getRules(id);
  };
  const inlineStyles = new Map<string, readonly Declaration[]>();
  const getInlineStyle = (text: string): readonly Declaration[] => {
    const declarations = inlineStyles.get(text) ?? splitDeclarations(text);
    inlineStyles.set(text, declarations);
    return declarations;
  };
  // Inline declarations come last: in CSS they win over the rules of a style sheet.
  const declarationsOf = (element: HtmlElement): readonly Declaration[] => {
    const base = getRules(element.attributes.get('data-pb-style'))?.base ?? noDeclarations;
    const text = element.attributes.get('style');
    if (text === undefined) return base;
    return base.length === 0 ? getInlineStyle(text) : [...base, ...getInlineStyle(text)];
  };
  const mediaQueries = new Map<PageBuilderStyles, MediaQueryStyle[]>();
  const styleOf = (element: HtmlElement): ElementStyle => {
    const declarations = declarationsOf(element);
    const style = resolved.get(declarations) ?? cascade(declarations);
    resolved.set(declarations, style);
    return style;
  };
  return {
    getRules,
    declarationsOf,
    styleOf,
    isHidden: (element: HtmlElement) => isHidden(element, styleOf),
    mediaQueriesOf(element: HtmlElement): MediaQueryStyle[] {
      const rules = getRules(element.attributes.get('data-pb-style'));
      const queries = rules && (mediaQueries.get(rules) ?? readMediaQueries(rules));
      if (rules && queries) mediaQueries.set(rules, queries);
      return queries ?? [];
    },
  };
}

/** Returns whether an element is not displayed: by its style, or by the `hidden` attribute, which any style overrides. */
export function isHidden(element: HtmlElement, getStyle: (element: HtmlElement) => ElementStyle): boolean {
  const display = getStyle(element).get('display');
  return display === undefined ? element.attributes.has('hidden') : display.toLowerCase() === 'none';
}

function findStyleSheets(scope: readonly HtmlNode[]): string[] {
  const elements = findAll(scope, ({ name }) => name === 'style');
  return elements.map((element) => element.children.map((child) => getText(child)).join(''));
}

function readMediaQueries({ media }: PageBuilderStyles): MediaQueryStyle[] {
  return Array.from(media, ([query, declarations]) => ({
    media: query,
    style: Object.fromEntries(Array.from(cascade(declarations), ([property, value]) => [camelCase(property), value])),
  }));
}
