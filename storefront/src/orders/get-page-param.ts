/** The page that an address asks for with `p`; 1 for anything that is no page. */
export function getPageParam(search: string): number {
  const wanted = new URLSearchParams(search).get('p') ?? '';
  return /^[1-9]\d{0,4}$/.test(wanted) ? Number(wanted) : 1;
}
