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

/**
 * One page of a list of orders or wishes, whose last page Magento returns for any page beyond it.
 * @throws CommerceError graphql-input for a page or size below 1.
 */
export function collectionPage<T>(all: readonly T[], args: PagingArguments): Page<T> {
  const last = Math.max(1, Math.ceil(all.length / Math.max(1, args.pageSize ?? 20)));
  return pagedList(all, { ...args, currentPage: Math.min(args.currentPage ?? 1, last) });
}
