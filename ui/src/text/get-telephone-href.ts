/**
 * Address of a link that dials a number. (RFC 3966)
 *
 * @param telephone as people write it, e.g. `+48 (22) 000-01-01`
 */
export function getTelephoneHref(telephone: string): string {
  return `tel:${telephone.replace(/[^\d+]/g, '')}`;
}
