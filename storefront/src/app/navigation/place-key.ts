/** What tells places apart that are loaded: path and query of an address, without its fragment. */
export function placeKey({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string {
  return pathname + search;
}
