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

/** Joins a page title with the store's name. */
export function documentTitle(title: string, storeName: string): string {
  return [title, storeName].filter(Boolean).join(' | ');
}
