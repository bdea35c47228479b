/** Something that a path leads to, as `route(url)` answers it. */
export interface RoutableEntity {
  readonly __typename: string;
  readonly relative_url: string;
  readonly redirect_code: number;
  /** A value of UrlRewriteEntityTypeEnum. */
  readonly type: string | null;
  readonly [field: string]: unknown;
}
