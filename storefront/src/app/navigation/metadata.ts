/** What the document says about a page: title, search and sharing metadata. */
export interface PageMetadata {
  /** First part of the title; the store's name follows it (`title | store name`). */
  title: string;
  description?: string;
  /** Path of the canonical address, with query where the query is part of the page. Absent: not indexed. */
  canonicalPath?: string;
  /** Address of a picture for sharing. */
  image?: string;
  /** Open Graph type. Default `website`. */
  type?: 'website' | 'product' | 'article';
  /** Schema.org objects. */
  structuredData?: object[];
  /** Path of the next and previous page of a list. */
  nextPath?: string;
  previousPath?: string;
}

/** Joins a page title with the store's name (requirement FRM-41). */
export function documentTitle(title: string, storeName: string): string {
  return title ? `${title} | ${storeName}` : storeName;
}
