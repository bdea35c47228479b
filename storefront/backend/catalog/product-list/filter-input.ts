/** `FilterEqualTypeInput`. */
export interface EqualFilter {
  readonly eq?: string | null;
  readonly in?: readonly (string | null)[] | null;
}

/** `FilterRangeTypeInput`. */
export interface RangeFilter {
  readonly from?: string | null;
  readonly to?: string | null;
}

/** `FilterMatchTypeInput`. */
export interface MatchFilter {
  readonly match?: string | null;
  readonly match_type?: 'FULL' | 'PARTIAL' | null;
}

/** `ProductAttributeFilterInput`; members that are not listed are the shop's own attributes. */
export interface ProductFilter {
  readonly category_uid?: EqualFilter | null;
  readonly category_id?: EqualFilter | null;
  readonly category_url_path?: EqualFilter | null;
  readonly sku?: EqualFilter | null;
  readonly url_key?: EqualFilter | null;
  readonly price?: RangeFilter | null;
  readonly name?: MatchFilter | null;
  readonly description?: MatchFilter | null;
  readonly short_description?: MatchFilter | null;
  readonly [attributeCode: string]: EqualFilter | RangeFilter | MatchFilter | null | undefined;
}

/** All values of an equality filter; empty when it asks for nothing. */
export function wantedValues(filter: EqualFilter | null | undefined): string[] {
  return [filter?.eq, ...(filter?.in ?? [])].filter((value) => typeof value === 'string');
}

/** The bound of a range, or null for an open end (absent, empty, `*` or no number). */
export function rangeBound(value: string | null | undefined): number | null {
  const text = value?.trim() ?? '';
  const number = text === '' ? NaN : Number(text);
  return Number.isFinite(number) ? number : null;
}
