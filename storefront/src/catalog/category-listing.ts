import type { LoadContext } from '../platform/navigation/load-context.ts';
import type { Category, CategorySorting } from './category.ts';
import { loadListing, type ListSorting, type ProductListing } from './product-listing.ts';
import { sortValue, type OwnSort, type SortField } from './sort-options.ts';

type Settings = Pick<Category, 'uid' | 'isAnchor' | 'sorting'>;

/**
 * Returns the list of a category as the merchant has set it. Few categories have their own orders, so the list is
 * requested together with the category, and again where the category has another order.
 *
 * @param usual - The list without the settings of the category.
 * @throws CommerceError
 */
export async function toCategoryListing(
  { uid, isAnchor, sorting }: Settings,
  usual: ProductListing,
  context: Pick<LoadContext, 'url' | 'layout' | 'fetch'>,
): Promise<ProductListing> {
  const own = getListSorting(sorting, usual);
  const listing = await withSorting(uid, own, usual, context);
  const isFiltered = Object.keys(listing.state.filters).length > 0;
  return isAnchor || isFiltered ? listing : { ...listing, facets: [] };
}

/**
 * Returns the orders of a category. Like Magento, takes the first of the available ones where the default is not
 * available.
 */
export function getListSorting(
  { preferred, available }: CategorySorting,
  { ownSort, sortFields }: { ownSort: OwnSort; sortFields: readonly SortField[] },
): ListSorting {
  const usual = typeof ownSort === 'string' ? ownSort : ownSort.attribute;
  const offers = (attribute: string) => available.length === 0 || available.includes(attribute);
  const wanted = preferred ?? usual;
  const attribute = offers(wanted)
    ? wanted
    : (sortFields.find(({ value }) => available.includes(value))?.value ?? available[0] ?? wanted);
  return { own: attribute === 'position' ? 'position' : { attribute, direction: 'ASC' }, offers };
}

async function withSorting(
  uid: string,
  sorting: ListSorting,
  usual: ProductListing,
  context: Pick<LoadContext, 'url' | 'layout' | 'fetch'>,
): Promise<ProductListing> {
  const { state, ownSort, sortFields } = usual;
  const isOffered = state.sort === null || sorting.offers(state.sort.attribute);
  const isSame = isOffered && (state.sort !== null || toKey(sorting.own) === toKey(ownSort));
  if (!isSame) return loadListing({ categoryUid: uid, sorting }, context);
  return { ...usual, ownSort: sorting.own, sortFields: sortFields.filter(({ value }) => sorting.offers(value)) };
}

const toKey = (own: OwnSort): string => (typeof own === 'string' ? own : sortValue(own));
