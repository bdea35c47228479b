import type { ResultOf } from '../commerce/index.ts';
import type { CheckoutAddress } from './address.ts';
import type { checkoutCustomerQuery } from './checkout-operations.ts';
import type { Country } from './countries.ts';
import { readSavedAddress } from './read-saved-address.ts';
import { withRegionCode } from './regions.ts';

/** An address that the customer has saved. */
export interface SavedAddress {
  id: string;
  address: CheckoutAddress;
  /** The customer wants parcels sent here. */
  isShippingDefault: boolean;
  /** The customer wants invoices made out to it. */
  isBillingDefault: boolean;
}

type Entries = NonNullable<NonNullable<ResultOf<typeof checkoutCustomerQuery.document>['customer']>['addresses']>;

/**
 * Returns the saved addresses in countries that the shop accepts, the default shipping address first.
 *
 * @param countries with their regions: a saved region may have a name and no code
 */
export function toSavedAddresses(
  entries: Entries,
  countries: readonly Pick<Country, 'code' | 'regions'>[],
): SavedAddress[] {
  return entries
    .flatMap((entry): SavedAddress[] => {
      const country = countries.find(({ code }) => code === entry?.country_code);
      if (!entry?.id || !entry.country_code || !country) return [];
      return [
        {
          id: String(entry.id),
          isShippingDefault: entry.default_shipping === true,
          isBillingDefault: entry.default_billing === true,
          address: withRegionCode(readSavedAddress(entry), country.regions),
        },
      ];
    })
    .sort((one, other) => Number(other.isShippingDefault) - Number(one.isShippingDefault));
}
