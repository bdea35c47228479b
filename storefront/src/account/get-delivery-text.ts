import { getAddressLines, type PostalAddress } from '../postal-address/index.ts';

/**
 * Returns for whom and to where an order goes, in one line, without the numbers that nobody reads on a parcel.
 *
 * @param pickup name and address of the pickup point; default: it goes to the address
 */
export function getDeliveryText(address: PostalAddress, pickup?: string): string {
  const { street, postcode, city, region, region_code, country_code, ...person } = {
    ...address,
    ...{ telephone: '', fax: '', vat_id: '' },
  };
  const place =
    pickup === undefined ? getAddressLines({ street, postcode, city, region, region_code, country_code }) : [pickup];
  return [...getAddressLines(person), ...place].join(', ');
}
