const characters: Readonly<Record<string, string>> = { '#039': "'", amp: '&', apos: "'", gt: '>', lt: '<', quot: '"' };

/**
 * Returns the name of a product as the merchant wrote it. Magento 2.4.8 escapes names as if they were for HTML.
 *
 * @see https://github.com/magento/magento2/issues/40178
 */
export const decodeProductName = (name: string): string =>
  name.replace(/&(#039|amp|apos|gt|lt|quot);/g, (reference, key: string) => characters[key] ?? reference);
