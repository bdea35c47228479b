import type { FilterInput, FilterInputs } from '../commerce/index.ts';
/**
 * What a product list shows. All of it is in the address, so that back, reload and a shared link lead to the same
 * list.
 */
export interface ListState {
  /** Starting at 1; the last one shown. */
  page: number;
  /** First page shown, when "Show more" has added pages after it. Without it, `page` alone is shown. */
  firstPage?: number;
  /** `attribute_DIRECTION`, e.g. `price_ASC`; null for the backend's own order. */
  sort: ListSort | null;
  /** Chosen values by attribute code, each list sorted; ranges as `from_to` with `*` for an open end. */
  filters: Readonly<Record<string, readonly string[]>>;
}

export interface ListSort {
  attribute: string;
  direction: 'ASC' | 'DESC';
}

const pageParameter = 'p';
const firstPageParameter = 'from';
const sortParameter = 'sort';
const longestValue = 64;

/** Most pages that are shown together: each is a request to the backend. */
const maxShownPages = 10;

/**
 * Reads the state of a list from an address, also from one of Magento's own pages. Anything that is not a known filter, a page number or an order is ignored,
 * so that foreign parameters (campaigns, junk) change nothing.
 *
 * @param inputs attributes that the backend can filter by
 * @param rate How much of the display currency, in which a form sends prices, one unit of the base currency is
 */
export function parseListState(parameters: URLSearchParams, inputs: FilterInputs, rate = 1): ListState {
  const page = parsePage(parameters.get(pageParameter)) ?? 1;
  const firstPage = parsePage(parameters.get(firstPageParameter)) ?? page;
  const filters: Record<string, readonly string[]> = {};
  for (const code of Object.keys(inputs).sort()) {
    const text = parameters.get(code) ?? '';
    const values = (inputs[code] === 'range' ? parseTypedRange(parameters, code, rate) || toRange(text) : text)
      .split(',')
      .filter((value) => value !== '' && value.length <= longestValue && isValidValue(value, inputs[code]));
    // Two ranges of one attribute cannot be asked for: the first one counts.
    const usable = inputs[code] === 'range' ? values.slice(0, 1) : values;
    if (usable.length > 0) filters[code] = [...new Set(usable)].sort();
  }
  return {
    page,
    ...(firstPage < page && page - firstPage < maxShownPages && { firstPage }),
    sort: parseSort(parameters.get(sortParameter)) ?? parseMagentoSort(parameters),
    filters,
  };
}

/** Writes the state as the query of an address, e.g. `?brand=12&p=2`; empty for the plain list. */
export function writeListState(state: ListState, keep: Readonly<Record<string, string>> = {}): string {
  const parameters = new URLSearchParams(keep);
  for (const code of Object.keys(state.filters).sort()) {
    const values = state.filters[code] ?? [];
    if (values.length > 0) parameters.set(code, [...values].sort().join(','));
  }
  if (state.sort) parameters.set(sortParameter, `${state.sort.attribute}_${state.sort.direction}`);
  const firstPage = getFirstPage(state);
  if (firstPage < state.page) parameters.set(firstPageParameter, String(firstPage));
  if (state.page > 1) parameters.set(pageParameter, String(state.page));
  // A comma needs no escape in a query, and the address is read by people.
  const query = parameters.toString().replaceAll('%2C', ',');
  return query ? `?${query}` : '';
}

function parsePage(value: string | null): number | null {
  const page = Number(value);
  return Number.isInteger(page) && page > 0 && page < 10_000 ? page : null;
}

/** The first page shown; the same as `page` where one page is shown alone. */
export function getFirstPage({ page, firstPage = page }: Pick<ListState, 'page' | 'firstPage'>): number {
  return Math.min(firstPage, page);
}

/** The list with a single page. */
export function toPage(state: ListState, page: number): ListState {
  return { page, sort: state.sort, filters: state.filters };
}

/**
 * The list with its next page added; null at the end, or when no more pages are shown together.
 *
 * @param pages number of pages of the whole list
 */
export function addPage(state: ListState, pages: number): ListState | null {
  const firstPage = getFirstPage(state);
  return state.page < pages && state.page + 1 - firstPage < maxShownPages
    ? { ...state, firstPage, page: state.page + 1 }
    : null;
}

/** The state as hidden fields of a form, which starts the list over at page 1. */
export function listFields(
  { sort, filters }: ListState,
  keep: Readonly<Record<string, string>>,
): Record<string, string> {
  return {
    ...keep,
    ...Object.fromEntries(Object.entries(filters).map(([code, values]) => [code, values.join(',')])),
    ...(sort && { [sortParameter]: `${sort.attribute}_${sort.direction}` }),
  };
}

/** Turns a value of a filter on or off; the list starts over at page 1. */
export function toggleFilter(state: ListState, code: string, value: string): ListState {
  const values = state.filters[code] ?? [];
  const next = values.includes(value) ? values.filter((other) => other !== value) : [...values, value].sort();
  return { ...toPage(state, 1), filters: withValues(state.filters, code, next) };
}

/** Sets the values of a filter; the list starts over at page 1. */
export function setFilter(state: ListState, code: string, values: readonly string[]): ListState {
  return { ...toPage(state, 1), filters: withValues(state.filters, code, values) };
}

/** Takes all filters away. */
export function clearFilters(state: ListState): ListState {
  return { ...toPage(state, 1), filters: {} };
}

/** A member of Magento's `ProductAttributeFilterInput`. */
export type FilterValue = { in: string[] } | { match: string } | { from?: string; to?: string };

/** The filters as the backend takes them. */
export function toFilterInput(filters: ListState['filters'], inputs: FilterInputs): Record<string, FilterValue> {
  return Object.fromEntries(
    Object.entries(filters).map(([code, values]): [string, FilterValue] => {
      switch (inputs[code]) {
        case 'range': {
          const [from, to] = (values[0] ?? '').split('_');
          return [code, { ...(from && from !== '*' && { from }), ...(to && to !== '*' && { to }) }];
        }
        case 'match':
          return [code, { match: values.join(' ') }];
        default:
          return [code, { in: [...values] }];
      }
    }),
  );
}

function withValues(filters: ListState['filters'], code: string, values: readonly string[]): ListState['filters'] {
  const { [code]: _, ...others } = filters;
  return values.length > 0 ? { ...others, [code]: values } : others;
}

/** The names under which a form sends the ends of a range. */
export const rangeFields = (code: string) => ({ from: `${code}_from`, to: `${code}_to` });

/**
 * Parses an end of a range that a form without scripts has sent. Its language is unknown, so that a comma, a point or an
 * apostrophe before three digits groups thousands; in India those before have two digits.
 *
 * @returns null without a text, and `NaN` for one that is no price.
 */
function parseTypedEnd(text: string): number | null {
  const digits = text.replace(/\s|[.,'’](?=(?:\d\d[.,'’]){0,4}\d{3}(?:[.,'’]|$))/g, '').replace(',', '.');
  if (digits === '') return null;
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : NaN;
}

/** The range that a form without scripts has sent, as `from_to`; empty without. Ends in the wrong order are put right. */
function parseTypedRange(parameters: URLSearchParams, code: string, rate: number): string {
  const fields = rangeFields(code);
  const end = (field: string) => {
    const price = parseTypedEnd(parameters.get(field) ?? '');
    return Number.isNaN(price) ? null : price;
  };
  return writeRange(toBaseCurrency({ from: end(fields.from), to: end(fields.to) }, rate));
}

/** Returns the texts that a form without scripts has sent as ends of a range and that are no prices. */
export function getInvalidEnds(parameters: URLSearchParams, code: string): { from?: string; to?: string } {
  const fields = rangeFields(code);
  const from = parameters.get(fields.from) ?? '';
  const to = parameters.get(fields.to) ?? '';
  return {
    ...(Number.isNaN(parseTypedEnd(from)) && { from: from.slice(0, longestValue) }),
    ...(Number.isNaN(parseTypedEnd(to)) && { to: to.slice(0, longestValue) }),
  };
}

/** Turns a range of Magento's own pages, e.g. `10-50` or `50-`, into that of a filter; leaves any other text as it is. */
const toRange = (text: string): string =>
  text.replace(/^([\d.]*)-([\d.]*)$/, (_, from: string, to: string) => `${from || '*'}_${to || '*'}`);

/** A range as a value of a filter; empty when it is open at both ends. */
export function writeRange({ from, to }: Range): string {
  if (from === null && to === null) return '';
  const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to];
  return `${low ?? '*'}_${high ?? '*'}`;
}

/** Ends of a range; null for an open one. */
export interface Range {
  from: number | null;
  to: number | null;
}

const scaleRange = ({ from, to }: Range, rate: number, decimals: number): Range => {
  const scale = (end: number | null) => end && Number((end * rate).toFixed(decimals));
  return { from: scale(from), to: scale(to) };
};

/** Converts a range of prices from the base currency, in which addresses and Magento have it. */
export const toDisplayCurrency = (range: Range, rate: number): Range => scaleRange(range, rate, 2);

/** Converts a range of prices that a shopper has entered; precise enough to be shown as it was entered. */
export const toBaseCurrency = (range: Range, rate: number): Range => scaleRange(range, 1 / rate, 4);

/** The ends of a range as it is in the address. */
export function parseRange(value: string | undefined): Range {
  const [from = null, to = null] = (value ?? '')
    .split('_')
    .map((end) => (end === '' || end === '*' ? null : Number(end)));
  return { from, to };
}

function isValidValue(value: string, input: FilterInput | undefined): boolean {
  return input === 'range' ? /^(?!\*_\*$)(\*|\d+(\.\d+)?)_(\*|\d+(\.\d+)?)$/.test(value) : true;
}

/** Reads the order of an address of Magento's own pages, whose links stand in mails and on other sites. */
const parseMagentoSort = (parameters: URLSearchParams): ListSort | null =>
  parseSort(
    `${parameters.get('product_list_order') ?? ''}_${(parameters.get('product_list_dir') ?? 'asc').toUpperCase()}`,
  );

/** The codes are those that Magento allows for attributes. */
function parseSort(value: string | null): ListSort | null {
  const match = /^([a-zA-Z]\w{0,59})_(ASC|DESC)$/.exec(value ?? '');
  return match?.[1] ? { attribute: match[1], direction: match[2] === 'DESC' ? 'DESC' : 'ASC' } : null;
}
