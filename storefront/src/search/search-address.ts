/** Address of the search page for a text (RTE-10). */
export function searchAddress(query: string): string {
  return `/search.html?${new URLSearchParams({ query }).toString()}`;
}
