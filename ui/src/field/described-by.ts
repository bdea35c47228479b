/** Value of `aria-describedby` for the ids that are there; undefined without any. */
export function describedBy(...ids: (string | undefined)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
