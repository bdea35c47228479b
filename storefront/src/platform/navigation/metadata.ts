/** Title and metadata of a page for search engines and sharing. */
export interface PageMetadata {
  /** First part of the title; the store's name follows it (`title | store name`). */
  title: string;
  description?: string;
  /** Path of the canonical URL, with the query if it is part of the page. Absent: not indexed. */
  canonicalPath?: string;
  /** URL of an image for sharing. */
  image?: string;
  /** Open Graph type. Default `website`. */
  type?: 'website' | 'product' | 'article';
  /** Schema.org objects. */
  structuredData?: object[];
  /** Path of the next and previous page of a list. */
  nextPath?: string;
  previousPath?: string;
}

/**
 * Joins a page title with the store's name, unless the title ends with it or the prefix has it.
 *
 * @param prefix text before all titles (Magento: `design/head/title_prefix`). Default: none
 */
export function documentTitle(title: string, storeName: string, prefix = ''): string {
  const isNamed = ` ${title}`.endsWith(` ${storeName}`) || (title && prefix.includes(storeName));
  return [prefix, [title, !isNamed && storeName].filter(Boolean).join(' | ')].filter(Boolean).join(' ');
}
