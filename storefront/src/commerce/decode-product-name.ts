const characters: Readonly<Record<string, string>> = {
  amp: '&',
  apos: "'",
  gt: '>',
  ldquo: '“',
  lt: '<',
  nbsp: '\u00A0',
  ndash: '–',
  quot: '"',
  rdquo: '”',
  reg: '®',
  rsquo: '’',
  trade: '™',
};

/**
 * Returns the name of a product as the merchant wrote it. Magento 2.4.8 escapes names as if they were for HTML. Decimal
 * and frequent named references that the merchant imported are decoded too: Magento's own pages leave them to the
 * browser.
 *
 * @see https://github.com/magento/magento2/issues/40178
 */
export const decodeProductName = (name: string): string =>
  name.replace(/&(?:#(\d{2,6})|([a-z]{2,5}));/g, (reference, code: string | undefined, key: string) =>
    code ? String.fromCodePoint(Number(code)) : (characters[key] ?? reference),
  );
