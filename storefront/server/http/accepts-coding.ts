/**
 * Returns whether a client accepts a content coding; `q=0` excludes one (RFC 9110).
 *
 * @param accepted the `Accept-Encoding` header
 * @param coding e.g. `br`
 */
export function acceptsCoding(accepted: string | undefined, coding: string): boolean {
  return (accepted ?? '').split(',').some((entry) => {
    const [name = '', ...parameters] = entry
      .toLowerCase()
      .split(';')
      .map((part) => part.trim());
    return name === coding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}
