/**
 * Returns whether a client names a value in `Accept`, `Accept-Encoding` or the like, and does not exclude it by `q=0`
 * (RFC 9110). Wildcards are not counted.
 *
 * @param header - e.g. `gzip, br;q=0.5`
 * @param value - Content coding or media type, e.g. `br` or `image/webp`.
 */
export function namesValue(header: string | undefined, value: string): boolean {
  return (header ?? '').split(',').some((entry) => {
    const [name = '', ...parameters] = entry
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    return name === value && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
