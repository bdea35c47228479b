/**
 * Kinds of attributes that the forms render, under Magento's names. Files and images have no field: Magento takes them
 * by its own upload only. Magento validates no value of the kinds that are missing here.
 */
export const renderedInputs = ['TEXT', 'TEXTAREA', 'MULTILINE', 'SELECT', 'MULTISELECT', 'BOOLEAN', 'DATE'] as const;

/** Codes of Magento's forms for addresses: those of an order, and those of the address book. */
export const addressForms = { checkout: 'customer_register_address', addressBook: 'customer_address_edit' } as const;

/** Codes of Magento's own attributes of accounts. The forms have fields of their own for those that a shop shows. */
export const standardAccountCodes = [
  'email',
  'firstname',
  'lastname',
  'prefix',
  'middlename',
  'suffix',
  'dob',
  'gender',
  'taxvat',
] as const;

/** Codes of Magento's own attributes of addresses. */
export const standardAddressCodes = [
  'firstname',
  'lastname',
  'street',
  'city',
  'country_id',
  'region',
  'region_id',
  'postcode',
  'prefix',
  'middlename',
  'suffix',
  'company',
  'vat_id',
  'telephone',
  'fax',
] as const;
