const NBSP = '\u00a0';

/**
 * Polish line-breaking manners: one-letter words stay with the next word and numbers with their units.
 * Works on plain text and on HTML whose tags carry no attributes.
 */
export function polishSpacing(text: string): string {
  return text
    .replace(/(?<=^|[\s>(„])([aiouwz]) (?=\S|$)/gi, `$1${NBSP}`)
    .replace(/(\d) (?=(?:mg|µg|kg|g|ml|l|cm|km|zł|mld|mln|j\.m\.|°C|kcal)(?![\p{L}\d]))/gu, `$1${NBSP}`);
}

/** Applies {@link polishSpacing} to the texts of markup and leaves tags, attributes and style sheets alone. */
export function polishMarkupSpacing(html: string): string {
  return html.replace(/<style[\s\S]*?<\/style>|<[^>]*>|[^<]+/g, (part) =>
    part.startsWith('<') ? part : polishSpacing(part),
  );
}
