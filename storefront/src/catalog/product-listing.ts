import { CommerceError, type ResultOf } from '../commerce/index.ts';
import type { LoadContext } from '../app/index.ts';
import { pageSize, readListState, toFilterInput, type FilterInputs, type ListState } from './list-state.ts';
import { readProductSummaries, type ProductSummary } from './product-summary.ts';
import { productListQuery } from './product-list-operations.ts';

/** A value that a list can be filtered by. */
export interface FacetOption {
  value: string;
  label: string;
  count: number;
}

/** An attribute that a list can be filtered by, with the values that occur in it. */
export interface Facet {
  code: string;
  label: string;
  options: FacetOption[];
}

/** One page of products with everything around it. */
export interface ProductListing {
  state: ListState;
  products: ProductSummary[];
  total: number;
  pages: number;
  facets: Facet[];
  /** Attributes that the list can be ordered by. */
  sortAttributes: string[];
  /** Corrected search texts, when nothing was found. */
  suggestions: string[];
}

// The category of a category page is its own filter; it is not offered again.
const hiddenFacets = ['category_uid', 'category_id'];

interface ListingRequest {
  search?: string;
  categoryUid?: string;
}

/** Fetches the page of products that an address asks for. Asking beyond the last page gives the first one, an unknown order the backend's own. */
export async function loadListing(
  { search, categoryUid }: ListingRequest,
  { url, frame, fetch }: Pick<LoadContext, 'url' | 'frame' | 'fetch'>,
): Promise<ProductListing> {
  const request = { ...(search !== undefined && { search }), ...(categoryUid !== undefined && { categoryUid }) };
  const state = readListState(url.searchParams, frame.filterInputs);
  const show = async (wanted: ListState) => readListing(await fetchPage(request, wanted, frame.filterInputs, fetch), wanted, frame.filterInputs);
  // Magento refuses pages beyond the last one and orders that it does not know: the list has changed, or somebody typed the
  // address. What is refused is left out then.
  const fallbacks = [...(state.page > 1 ? [{ ...state, page: 1 }] : []), ...(state.sort ? [{ ...state, page: 1, sort: null }] : [])];
  for (let wanted = state; ; ) {
    try {
      return await show(wanted);
    } catch (error) {
      const next = fallbacks.shift();
      if (!next || !(error instanceof CommerceError && error.kind === 'graphql')) throw error;
      wanted = next;
    }
  }
}

async function fetchPage(
  { search, categoryUid }: ListingRequest,
  state: ListState,
  filterInputs: FilterInputs,
  fetch: LoadContext['fetch'],
) {
  return fetch(productListQuery, {
    ...(search !== undefined && { search }),
    filter: { ...toFilterInput(state.filters, filterInputs), ...(categoryUid !== undefined && { category_uid: { eq: categoryUid } }) },
    ...(state.sort && { sort: { [state.sort.attribute]: state.sort.direction } }),
    page: state.page,
    size: pageSize,
  });
}

type Answer = ResultOf<typeof productListQuery.document>;

/** Reads the backend's answer for a list. */
export function readListing(answer: Answer, state: ListState, inputs: FilterInputs): ProductListing {
  const { products } = answer;
  const total = products?.total_count ?? 0;
  return {
    state,
    products: readProductSummaries(answer),
    total,
    pages: products?.page_info?.total_pages ?? Math.ceil(total / pageSize),
    facets: (products?.aggregations ?? [])
      .flatMap((aggregation) =>
        aggregation && inputs[aggregation.attribute_code] && !hiddenFacets.includes(aggregation.attribute_code) ? [aggregation] : [],
      )
      .sort((a, b) => (a.position ?? 0) - (b.position ?? 0))
      .map(({ attribute_code: code, label, options }) => ({
        code,
        label: label ?? code,
        options: (options ?? []).flatMap((option) =>
          option ? [{ value: option.value, label: option.label ?? option.value, count: option.count ?? 0 }] : [],
        ),
      }))
      .filter(({ options }) => options.length > 0),
    suggestions: (products?.suggestions ?? []).flatMap((suggestion) => (suggestion?.search ? [suggestion.search] : [])),
    sortAttributes: (products?.sort_fields?.options ?? []).flatMap((option) => (option?.value ? [option.value] : [])),
  };
}
