import type { CheckoutAddress } from './address.ts';

type Text = string | null | undefined;

/** An address of the customer as Magento answers it; a field is absent where the request leaves it out. */
interface SavedAddressResponse {
  country_code?: Text;
  prefix?: Text;
  firstname?: Text;
  middlename?: Text;
  lastname?: Text;
  suffix?: Text;
  company?: Text;
  vat_id?: Text;
  street?: readonly Text[] | null;
  city?: Text;
  region?: { region_code?: Text; region?: Text } | null;
  postcode?: Text;
  telephone?: Text;
  fax?: Text;
}

/** Reads a saved address in the form of the address fields. Its region has a name where Magento has no code. */
export function readSavedAddress(answered: SavedAddressResponse): CheckoutAddress {
  const { region } = answered;
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
  };
}
