/**
 * Whether `If-None-Match` lists an entity tag, by weak comparison. `*` is ignored: a client that has nothing would get
 * nothing.
 *
 * @param header - `If-None-Match` of the request.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2
 */
export function hasEntityTag(header: string | undefined, etag: string): boolean {
  const opaque = etag.replace(/^W\//, '');
  return (header ?? '').split(',').some((entry) => entry.trim().replace(/^W\//, '') === opaque);
}
