/**
 * Text as search compares it: lower case, without diacritics. The Polish ł has no decomposition in Unicode and is
 * replaced by hand.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l');
}

/** Words and numbers of a text, folded, in order. */
export function searchWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Text of HTML without its tags and character references, for indexing only. */
export function plainText(html: string): string {
  return html.replaceAll(/<[^>]*>/gu, ' ').replaceAll(/&[\w#]+;/gu, ' ');
}
