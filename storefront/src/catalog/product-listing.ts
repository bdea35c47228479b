import type { SwatchLook } from '@witryna/ui/swatch';
import { CommerceError, type ResultOf } from '../commerce/index.ts';
import type { LoadContext } from '../app/index.ts';
import { readFilterSwatches } from './filter-swatches.ts';
import { pageSize, readListState, toFilterInput, type FilterInputs, type ListState } from './list-state.ts';
import { readProductSummaries, type ProductSummary } from './product-summary.ts';
import { facetsQuery, productListQuery } from './product-list-operations.ts';

/** A value that a list can be filtered by. */
export interface FacetOption {
  value: string;
  label: string;
  count: number;
  /** Its colour or picture, where the merchant gave it one. */
  swatch?: SwatchLook;
}

/** An attribute that a list can be filtered by, with the values that occur in it. */
export interface Facet {
  code: string;
  label: string;
  /** Lower comes first. */
  position: number;
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
  const inputs = frame.filterInputs;
  const { mediaBaseUrl } = frame.store;
  const state = readListState(url.searchParams, inputs);
  const wider = Promise.all(Object.keys(state.filters).map((code) => fetchFacet(request, state.filters, code, { inputs, mediaBaseUrl, fetch })));
  const show = async (wanted: ListState) => {
    const listing = readListing(await fetchPage(request, wanted, inputs, fetch), wanted, inputs, mediaBaseUrl);
    return { ...listing, facets: withWiderFacets(listing.facets, await wider) };
  };
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

interface FacetSource extends Pick<LoadContext, 'fetch'> {
  inputs: FilterInputs;
  mediaBaseUrl: string | null;
}

/**
 * Fetches the values of an attribute that is filtered by, as they are without that filter: with it, Magento counts the chosen ones alone,
 * and no second one could be chosen. Null when the backend does not answer; the list does without then.
 */
async function fetchFacet(
  { search, categoryUid }: ListingRequest,
  filters: ListState['filters'],
  code: string,
  { inputs, mediaBaseUrl, fetch }: FacetSource,
): Promise<Facet | null> {
  const { [code]: _, ...others } = filters;
  try {
    const answer = await fetch(facetsQuery, {
      ...(search !== undefined && { search }),
      filter: { ...toFilterInput(others, inputs), ...(categoryUid !== undefined && { category_uid: { eq: categoryUid } }) },
    });
    return readFacets(answer.products, inputs, mediaBaseUrl).find((facet) => facet.code === code) ?? null;
  } catch {
    return null;
  }
}

/** The facets with those in place that were counted without their own filter; one that only the latter have is appended. */
function withWiderFacets(facets: readonly Facet[], wider: readonly (Facet | null)[]): Facet[] {
  const known = wider.filter((facet) => facet !== null);
  const wide = (code: string) => known.find((facet) => facet.code === code);
  const missing = known.filter(({ code }) => !facets.some((facet) => facet.code === code));
  return [...facets.map((facet) => wide(facet.code) ?? facet), ...missing].sort((a, b) => a.position - b.position);
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
export function readListing(answer: Answer, state: ListState, inputs: FilterInputs, mediaBaseUrl: string | null): ProductListing {
  const { products } = answer;
  const total = products?.total_count ?? 0;
  return {
    state,
    products: readProductSummaries(answer),
    total,
    pages: products?.page_info?.total_pages ?? Math.ceil(total / pageSize),
    facets: readFacets(products, inputs, mediaBaseUrl),
    suggestions: (products?.suggestions ?? []).flatMap((suggestion) => (suggestion?.search ? [suggestion.search] : [])),
    sortAttributes: (products?.sort_fields?.options ?? []).flatMap((option) => (option?.value ? [option.value] : [])),
  };
}

function readFacets(products: ResultOf<typeof facetsQuery.document>['products'], inputs: FilterInputs, mediaBaseUrl: string | null): Facet[] {
  const swatches = readFilterSwatches(products?.filters, mediaBaseUrl);
  return (products?.aggregations ?? [])
    .flatMap((aggregation) =>
      aggregation && inputs[aggregation.attribute_code] && !hiddenFacets.includes(aggregation.attribute_code) ? [aggregation] : [],
    )
    .map(({ attribute_code: code, label, position, options }) => ({
      code,
      label: label ?? code,
      position: position ?? 0,
      options: (options ?? []).flatMap((option) => {
        if (!option) return [];
        const swatch = swatches.get(option.value);
        return [{ value: option.value, label: option.label ?? option.value, count: option.count ?? 0, ...(swatch && { swatch }) }];
      }),
    }))
    .filter(({ options }) => options.length > 0)
    .sort((a, b) => a.position - b.position);
}
