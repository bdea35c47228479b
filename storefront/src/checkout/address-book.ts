import type { ResultOf } from '../commerce/index.ts';
import { country, type CheckoutAddress } from './address.ts';
import type { checkoutCustomerQuery } from './checkout-operations.ts';

/** An address that the customer has saved. */
export interface BookAddress {
  id: string;
  address: CheckoutAddress;
  /** The customer wants parcels sent here. */
  isShippingDefault: boolean;
}

type Entries = NonNullable<NonNullable<ResultOf<typeof checkoutCustomerQuery.document>['customer']>['addresses']>;

/** The saved addresses that the shop delivers to, the default one first; those abroad are left out. */
export function readAddressBook(entries: Entries): BookAddress[] {
  return entries
    .flatMap((entry): BookAddress[] => {
      if (!entry?.id || entry.country_code !== country) return [];
      const { firstname, lastname, street, city, postcode, telephone, region } = entry;
      return [
        {
          id: String(entry.id),
          isShippingDefault: entry.default_shipping === true,
          address: {
            firstname: firstname ?? '',
            lastname: lastname ?? '',
            street: (street ?? []).flatMap((line) => (line ? [line] : [])),
            city: city ?? '',
            region_code: region?.region_code ?? '',
            postcode: postcode ?? '',
            telephone: telephone ?? '',
          },
        },
      ];
    })
    .sort((one, other) => Number(other.isShippingDefault) - Number(one.isShippingDefault));
}
