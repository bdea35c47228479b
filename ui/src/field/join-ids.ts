/** Value of `aria-describedby` for the ids that are there; undefined without any. */
export function joinIds(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
