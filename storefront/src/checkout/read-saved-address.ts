import { toStoredAttributes, type AttributeValue } from '../custom-attributes/index.ts';
import type { PostalAddress } from '../postal-address/index.ts';
import type { CheckoutAddress } from './address.ts';

/** An address of the customer as Magento answers it. */
interface SavedAddressResponse extends Omit<PostalAddress, 'region' | 'region_code'> {
  region?: { region_code?: string | null; region?: string | null } | null;
  /** Absent where the backend has none (Magento 2.4.6). */
  custom_attributesV2?: readonly AttributeValue[] | null;
}

/** Reads a saved address in the form of the address fields. Its region has a name where Magento has no code. */
export function readSavedAddress(answered: SavedAddressResponse): CheckoutAddress {
  const { region, custom_attributesV2 } = answered;
  return {
    country_code: answered.country_code ?? '',
    prefix: answered.prefix ?? '',
    firstname: answered.firstname ?? '',
    middlename: answered.middlename ?? '',
    lastname: answered.lastname ?? '',
    suffix: answered.suffix ?? '',
    company: answered.company ?? '',
    vat_id: answered.vat_id ?? '',
    street: (answered.street ?? []).map((line) => line ?? ''),
    city: answered.city ?? '',
    region_code: region?.region_code || (region?.region ?? ''),
    postcode: answered.postcode ?? '',
    telephone: answered.telephone ?? '',
    fax: answered.fax ?? '',
    ...(custom_attributesV2 && { custom_attributes: toStoredAttributes(custom_attributesV2) }),
  };
}
