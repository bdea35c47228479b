import { isDirective } from './url.ts';

const names =
  'block config css customvar depend else elseif escapehtml for htmlescape if include inlinecss lang layout media price protocol skin store template ' +
  'trans var view widget';

/**
 * Directives of Magento's template filter and their end tags. Their values contain no braces, which Magento escapes,
 * except those of a directive in a value. An end that markup has cut off is at the end of the text.
 */
const directives = new RegExp(
  String.raw`\{\{\/?(?:${names.replaceAll(' ', '|')})\b(?:\{\{[^{}]*\}\}|[^])*?(?:\}\}|$)`,
  'gi',
);

/**
 * Parts of markup whose directives are not text: tags with their attributes, comments, scripts and style sheets. One
 * without its end takes the rest of the markup, as in browsers; the search would be quadratic otherwise.
 */
const unseen = [
  String.raw`<!--[^]*?(?:-->|$)`,
  String.raw`<(script|style)\b[^]*?(?:<\/\1\s*>|$)`,
  String.raw`<\/?[a-z](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*(?:>|$)`,
].join('|');
const textDirectives = new RegExp(`${unseen}|${directives.source}`, 'gi');

/**
 * Removes the directives that Magento did not replace, such as `{{widget …}}`, which no shopper should read.
 *
 * @param onDirective - Called with each of them.
 */
export function withoutDirectives(text: string, onDirective?: (directive: string) => void): string {
  if (!isDirective(text)) return text;
  return text.replace(directives, (directive) => {
    onDirective?.(directive);
    return '';
  });
}

/** Removes the directives in the text of markup. Those in attributes, such as URLs, stay. */
export function withoutDirectivesInText(markup: string): string {
  return isDirective(markup) ? markup.replace(textDirectives, (part) => (part.startsWith('<') ? part : '')) : markup;
}
