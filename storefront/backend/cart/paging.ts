import { assertPaging, paginate } from '../catalog/paging.ts';
import type { PageInfo } from '../catalog/paging.ts';

/** A page of a list as Magento's result types have it. */
export interface Page<T> {
  items: T[];
  total_count: number;
  page_info: PageInfo;
}

/** The paging arguments that Magento's lists share; null stands for the default. */
export interface PagingArguments {
  pageSize?: number | null;
  currentPage?: number | null;
}

/**
 * One page of a list with the count of all its elements.
 * @throws CommerceError graphql-input for a page or size below 1, and for a page beyond the last one.
 */
export function pagedList<T>(all: readonly T[], args: PagingArguments): Page<T> {
  const paging = { pageSize: args.pageSize ?? 20, currentPage: args.currentPage ?? 1 };
  assertPaging(paging);
  return { ...paginate(all, paging), total_count: all.length };
}
