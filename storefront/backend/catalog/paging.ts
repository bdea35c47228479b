import { inputError } from '../graphql-error.ts';

/** Arguments of a paged list. */
export interface Paging {
  readonly pageSize: number;
  readonly currentPage: number;
}

/** Magento's SearchResultPageInfo. */
export interface PageInfo {
  readonly current_page: number;
  readonly page_size: number;
  readonly total_pages: number;
}

/** @throws CommerceError graphql-input for a page or size below 1. */
export function assertPaging({ pageSize, currentPage }: Paging): void {
  if (currentPage < 1) throw inputError('currentPage value must be greater than 0.');
  if (pageSize < 1) throw inputError('pageSize value must be greater than 0.');
}

/**
 * Cuts one page out of a list.
 *
 * @throws CommerceError graphql-input for a page behind the last one of a list that is not empty.
 */
export function paginate<T>(all: readonly T[], { pageSize, currentPage }: Paging): { items: T[]; page_info: PageInfo } {
  const pages = Math.ceil(all.length / pageSize);
  if (all.length > 0 && currentPage > pages) {
    throw inputError(`currentPage value ${currentPage} specified is greater than the ${pages} page(s) available.`);
  }
  const start = (currentPage - 1) * pageSize;
  return {
    items: all.slice(start, start + pageSize),
    page_info: { current_page: currentPage, page_size: pageSize, total_pages: pages },
  };
}
