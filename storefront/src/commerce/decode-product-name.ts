const characters: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  copy: '©',
  deg: '°',
  gt: '>',
  ldquo: '“',
  lt: '<',
  mdash: '—',
  nbsp: '\u00A0',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  szlig: 'ß',
  trade: '™',
};

/** Combining marks by the end of the names of letters that have them, e.g. `&eacute;`. */
const marks: Readonly<Record<string, string>> = {
  acute: '\u0301',
  cedil: '\u0327',
  circ: '\u0302',
  grave: '\u0300',
  tilde: '\u0303',
  uml: '\u0308',
};

/**
 * Returns the name of a product as the merchant wrote it. Magento 2.4.8 escapes names as if they were for HTML. Numeric
 * and frequent named references that the merchant imported are decoded too: Magento's own pages leave them to the
 * browser.
 *
 * @see https://github.com/magento/magento2/issues/40178
 */
export const decodeProductName = (name: string): string =>
  name.replace(
    /&(?:#(\d{2,6}|x[\da-fA-F]{2,5})|([a-zA-Z])(acute|cedil|circ|grave|tilde|uml)|([a-z]{2,5}));/g,
    (reference, code: string | undefined, letter: string | undefined, mark: string, key: string) => {
      if (code) return String.fromCodePoint(Number(`0${code}`));
      return letter ? (letter + (marks[mark] ?? '')).normalize() : (characters[key] ?? reference);
    },
  );
