import { emptyHiddenFields, type OptionalFields, type OptionalValues } from './optional-fields.ts';

/** What decides about the company and the tax number of an address. */
interface InvoiceAddress {
  country_code: string;
  company: string;
  vat_id: string;
  wants_invoice?: boolean | undefined;
}

/**
 * Whether shoppers choose an invoice for a company, as in Polish shops: in other countries, and where the shop requires
 * or hides one of its two fields, there is no choice.
 */
export function canChooseInvoice(country: string, { company, vat_id }: OptionalFields): boolean {
  return country === 'PL' && company.visibility === 'optional' && vat_id.visibility === 'optional';
}

/** Whether an address is one for an invoice: as the shopper chose, else when it has a company or a tax number. */
export function wantsInvoice({ wants_invoice, company, vat_id }: Omit<InvoiceAddress, 'country_code'>): boolean {
  return wants_invoice ?? (company !== '' || vat_id !== '');
}

/**
 * Returns how the form shows the optional fields of an address. An invoice that the shopper has chosen requires company
 * and tax number. An address that was saved with one of them is accepted as it is until the shopper changes it.
 *
 * @param fields of the shop
 */
export function getFieldsOfAddress(address: InvoiceAddress, fields: OptionalFields): OptionalFields {
  if (!canChooseInvoice(address.country_code, fields)) return fields;
  const isWanted = wantsInvoice(address);
  const isHalf = isWanted && address.wants_invoice === undefined && (address.company === '' || address.vat_id === '');
  if (isHalf) return fields;
  const field = { visibility: isWanted ? 'required' : 'hidden', options: [] } as const;
  return { ...fields, company: field, vat_id: field };
}

/** Returns an address without what its form does not show; an invoice that was declined stays in the form only. */
export function getSentAddress<Address extends InvoiceAddress & OptionalValues>(
  address: Address,
  fields: OptionalFields,
): Address {
  return emptyHiddenFields(address, getFieldsOfAddress(address, fields));
}
