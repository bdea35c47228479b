/** What `route(url)` adds to an entity; other queries answer the entity without it. */
export interface Routed {
  readonly relative_url?: string;
  readonly redirect_code?: number;
}

/** Code of the redirect that led to an entity; 0 without one. */
export const redirectCode = ({ redirect_code = 0 }: Routed): number => redirect_code;
