/**
 * Whether a client takes a content coding. One with `q=0` is one that it does not want (RFC 9110).
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
