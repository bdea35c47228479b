import type { PostalAddress, ToAddressLines } from '../postal-address/index.ts';

/**
 * Returns for whom and to where an order goes, in one line, without the numbers that nobody reads on a parcel.
 *
 * @param pickup name and address of the pickup point; default: it goes to the address
 */
export function getDeliveryText(toLines: ToAddressLines, address: PostalAddress, pickup?: string): string {
  const recipient = { ...address, telephone: '', fax: '', vat_id: '' };
  if (pickup === undefined) return toLines(recipient).join(', ');
  const { street, postcode, city, region, region_code, country_code, ...person } = recipient;
  return [...toLines(person), pickup].join(', ');
}
