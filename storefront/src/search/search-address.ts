/** Address of the search page for a text. */
export function searchAddress(query: string): string {
  return `/search.html?${new URLSearchParams({ query }).toString()}`;
}
