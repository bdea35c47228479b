import type { FilterInputs } from '../commerce/index.ts';
import type { SwatchValue } from '@witryna/ui/swatch';
import { CommerceError, type ResultOf } from '../commerce/index.ts';
import { plainText } from '../content/index.ts';
import { getMediaSource, type MediaSource } from '../media/index.ts';
import { getPriceUnit } from '../platform/layout/get-price-unit.ts';
import type { LoadContext } from '../platform/navigation/load-context.ts';
import { toFilterSwatches } from './filter-swatches.ts';
import { getListMode, type ListView } from './list-mode.ts';
import { getFirstPage, parseListState, toFilterInput, toPage, type ListState } from './list-state.ts';
import type { OwnSort, SortField } from './sort-options.ts';
import { toProductSummaries, type ProductSummary } from '../products/index.ts';
import { facetsQuery, productListQuery } from './product-list-operations.ts';

/** A value that a list can be filtered by. */
export interface FacetOption {
  value: string;
  label: string;
  count: number;
  /** Its color or picture, where the merchant gave it one. */
  swatch?: SwatchValue;
}

/** An attribute that a list can be filtered by, with the values that occur in it. */
export interface Facet {
  code: string;
  label: string;
  /** Lower comes first. */
  position: number;
  options: FacetOption[];
}

/** One or more pages of products with everything around them. */
export interface ProductListing {
  state: ListState;
  products: ProductSummary[];
  total: number;
  pages: number;
  facets: Facet[];
  /** Attributes that the list can be ordered by. */
  sortFields: SortField[];
  /** The order without a choice of the shopper. */
  ownSort: OwnSort;
  /** How the products are shown; absent where the grid is the only mode. */
  listView?: ListView;
  /** Corrected search texts, when nothing was found. */
  suggestions: string[];
}

// The category of a category page is its own filter; it is not offered again.
const hiddenFacets = ['category_uid', 'category_id'];

interface ListingRequest {
  search?: string;
  categoryUid?: string;
  /** The orders of the category. Default: all that the backend has, the first one that of the store configuration. */
  sorting?: ListSorting;
}

/** The orders that a list offers. */
export interface ListSorting {
  /** The order without a choice of the shopper. */
  own: OwnSort;
  /** Whether the list can be ordered by an attribute. */
  offers(attribute: string): boolean;
}

/**
 * Fetches the page of products that an address asks for. Asking beyond the last page gives the first one, an unknown
 * order the backend's own.
 */
export async function loadListing(
  { search, categoryUid, sorting }: ListingRequest,
  { url, layout, fetch }: Pick<LoadContext, 'url' | 'layout' | 'fetch'>,
): Promise<ProductListing> {
  const request = { ...(search !== undefined && { search }), ...(categoryUid !== undefined && { categoryUid }) };
  const { filterInputs: inputs, listModes, defaultSort } = layout;
  const listView = listModes && { mode: getListMode(url.searchParams, listModes), modes: listModes.modes };
  const isList = listView?.mode === 'list';
  const pageSize = isList && listModes ? listModes.pageSize : layout.pageSize;
  const media = getMediaSource(layout);
  const state = withOfferedSort(parseListState(url.searchParams, inputs, getPriceUnit(layout).rate), sorting);
  const wider = Promise.all(
    Object.keys(state.filters).map((code) => {
      const { [code]: _, ...others } = state.filters;
      return fetchFacet(request, others, code, { inputs, media, fetch });
    }),
  );
  // Magento's API leaves the merchant's default order of categories to its clients.
  const ownSort = sorting?.own ?? (request.search === undefined ? (defaultSort ?? 'position') : 'relevance');
  const sort = state.sort ?? (typeof ownSort === 'string' ? null : ownSort);
  const show = async (wanted: ListState, order: ListState['sort']) => {
    const answers = await Promise.all(
      shownPages(wanted).map((page) =>
        fetchPage(request, { ...toPage(wanted, page), sort: order }, { inputs, pageSize, isList, fetch }),
      ),
    );
    const listing = joinPages(answers.map((answer) => toListing(answer, wanted, { inputs, pageSize, media })));
    const facets = withWiderFacets(listing.facets, await wider);
    return {
      ...listing,
      ownSort,
      ...(listView && { listView }),
      ...(sorting && { sortFields: listing.sortFields.filter(({ value }) => sorting.offers(value)) }),
      facets: await withSelectedOptions(facets, wanted.filters, { inputs, media, fetch }),
    };
  };
  // Magento refuses pages beyond the last one and orders that it does not know: the list has changed, or somebody typed
  // the address. What is refused is left out then.
  const fallbacks = [
    ...(state.page > 1 ? [[toPage(state, 1), sort] as const] : []),
    ...(sort ? [[{ ...toPage(state, 1), sort: null }, null] as const] : []),
  ];
  for (let wanted: readonly [ListState, ListState['sort']] = [state, sort]; ; ) {
    try {
      return await show(...wanted);
    } catch (error) {
      const next = fallbacks.shift();
      if (!next || !(error instanceof CommerceError && error.kind === 'graphql')) throw error;
      wanted = next;
    }
  }
}

/** Like Magento's own pages, leaves out an order that the list does not offer. */
function withOfferedSort(state: ListState, sorting: ListSorting | undefined): ListState {
  return state.sort && sorting && !sorting.offers(state.sort.attribute) ? { ...state, sort: null } : state;
}

function shownPages(state: ListState): number[] {
  const first = getFirstPage(state);
  return Array.from({ length: state.page - first + 1 }, (_, index) => first + index);
}

/**
 * Pages that follow each other as one list. A product that moved from one page to the next between two answers is shown
 * once.
 */
function joinPages<Page extends Pick<ProductListing, 'products'>>(pages: readonly Page[]): Page {
  const products = new Map(pages.flatMap((page) => page.products).map((product) => [product.uid, product]));
  return pages.reduce((_, page) => ({ ...page, products: [...products.values()] }));
}

/** What reading a list takes from the layout. */
export interface ListingSource {
  inputs: FilterInputs;
  pageSize: number;
  media: MediaSource;
}

type FacetSource = Omit<ListingSource, 'pageSize'> & Pick<LoadContext, 'fetch'>;

/**
 * Fetches one facet of the products that match the filters. Without a filter of its own attribute it has all values of
 * the list: with one, Magento counts the chosen values alone, and no second one could be chosen.
 *
 * @returns null when the backend fails or has no such facet; the list does without it.
 */
async function fetchFacet(
  { search, categoryUid }: ListingRequest,
  filters: ListState['filters'],
  code: string,
  { inputs, media, fetch }: FacetSource,
): Promise<Facet | null> {
  try {
    const answer = await fetch(facetsQuery, {
      ...(search !== undefined && { search }),
      filter: {
        ...toFilterInput(filters, inputs),
        ...(categoryUid !== undefined && { category_uid: { eq: categoryUid } }),
      },
    });
    return toFacets(answer.products, inputs, media).find((facet) => facet.code === code) ?? null;
  } catch {
    return null;
  }
}

/**
 * Adds selected options that no product of the list has, with a count of 0. Their labels are those of the whole
 * catalog, in the language of the store view. Options that the catalog does not know are left out.
 */
async function withSelectedOptions(
  facets: readonly Facet[],
  filters: ListState['filters'],
  source: FacetSource,
): Promise<Facet[]> {
  const additions = await Promise.all(
    Object.entries(filters).map(async ([code, values]): Promise<Facet | null> => {
      if (source.inputs[code] === 'range') return null;
      const listed = facets.find((facet) => facet.code === code);
      const missing = values.filter((value) => !listed?.options.some((option) => option.value === value));
      if (missing.length === 0) return null;
      const found = await fetchFacet({}, { [code]: missing }, code, source);
      const options = (found?.options ?? [])
        .filter(({ value }) => missing.includes(value))
        .map((option) => ({ ...option, count: 0 }));
      return found && options.length > 0
        ? { ...(listed ?? found), options: [...(listed?.options ?? []), ...options] }
        : null;
    }),
  );
  return withWiderFacets(facets, additions);
}

/**
 * The facets with those in place that were counted without their own filter; one that only the latter have is appended.
 */
function withWiderFacets(facets: readonly Facet[], wider: readonly (Facet | null)[]): Facet[] {
  const known = wider.filter((facet) => facet !== null);
  const wide = (code: string) => known.find((facet) => facet.code === code);
  const missing = known.filter(({ code }) => !facets.some((facet) => facet.code === code));
  return [...facets.map((facet) => wide(facet.code) ?? facet), ...missing].sort((a, b) => a.position - b.position);
}

async function fetchPage(
  { search, categoryUid }: ListingRequest,
  state: ListState,
  {
    inputs,
    pageSize,
    isList,
    fetch,
  }: Pick<ListingSource, 'inputs' | 'pageSize'> & Pick<LoadContext, 'fetch'> & { isList: boolean },
) {
  return fetch(productListQuery, {
    ...(search !== undefined && { search }),
    filter: {
      ...toFilterInput(state.filters, inputs),
      ...(categoryUid !== undefined && { category_uid: { eq: categoryUid } }),
    },
    ...(state.sort && { sort: { [state.sort.attribute]: state.sort.direction } }),
    page: state.page,
    size: pageSize,
    ...(isList && { described: true }),
  });
}

type Answer = ResultOf<typeof productListQuery.document>;

/** Reads the backend's answer for a list. @throws CommerceError when none of several products could be read */
export function toListing(
  answer: Answer,
  state: ListState,
  { inputs, pageSize, media }: ListingSource,
): Omit<ProductListing, 'ownSort'> {
  const { products } = answer;
  // One product that Magento cannot read is left out of the list. All of them are a failure of the backend.
  if ((products?.items?.length ?? 0) > 1 && products?.items?.every((item) => item === null))
    throw new CommerceError('unavailable', { operation: productListQuery.name });
  const total = products?.total_count ?? 0;
  return {
    state,
    products: withDescriptions(toProductSummaries(answer), answer),
    total,
    pages: products?.page_info?.total_pages ?? Math.ceil(total / pageSize),
    facets: toFacets(products, inputs, media),
    suggestions: (products?.suggestions ?? []).flatMap((suggestion) => (suggestion?.search ? [suggestion.search] : [])),
    sortFields: (products?.sort_fields?.options ?? []).flatMap((option) =>
      option?.value ? [{ value: option.value, label: option.label ?? option.value }] : [],
    ),
  };
}

/** Longest description of a product in a list, in characters. */
const maxDescription = 200;

function withDescriptions(summaries: ProductSummary[], { products }: Answer): ProductSummary[] {
  return summaries.map((summary) => {
    const html = products?.items?.find((item) => item?.uid === summary.uid)?.short_description?.html;
    return html ? { ...summary, description: plainText(html, maxDescription) } : summary;
  });
}

function toFacets(
  products: ResultOf<typeof facetsQuery.document>['products'],
  inputs: FilterInputs,
  media: MediaSource,
): Facet[] {
  const swatches = toFilterSwatches(products?.filters, media);
  return (products?.aggregations ?? [])
    .flatMap((aggregation) =>
      aggregation && inputs[aggregation.attribute_code] && !hiddenFacets.includes(aggregation.attribute_code)
        ? [aggregation]
        : [],
    )
    .map(({ attribute_code: code, label, position, options }) => ({
      code,
      label: label ?? code,
      position: position ?? 0,
      options: (options ?? []).flatMap((option) => {
        if (!option) return [];
        const swatch = swatches.get(option.value);
        return [
          {
            value: option.value,
            label: option.label ?? option.value,
            count: option.count ?? 0,
            ...(swatch && { swatch }),
          },
        ];
      }),
    }))
    .filter(({ options }) => options.length > 0)
    .sort((a, b) => a.position - b.position);
}
