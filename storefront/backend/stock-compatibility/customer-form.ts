import { inputError } from '../graphql-error.ts';

const account = [
  { code: 'firstname', label: 'First Name', required: true },
  { code: 'lastname', label: 'Last Name', required: true },
  { code: 'email', label: 'Email', required: true },
];

const address = [
  { code: 'firstname', label: 'First Name', required: true },
  { code: 'lastname', label: 'Last Name', required: true },
  { code: 'company', label: 'Company', required: false },
  { code: 'street', label: 'Street Address', required: true },
  { code: 'city', label: 'City', required: true },
  { code: 'country_id', label: 'Country', required: true },
  { code: 'region', label: 'State/Province', required: false },
  { code: 'postcode', label: 'Zip/Postal Code', required: true },
  { code: 'telephone', label: 'Phone Number', required: true },
  { code: 'vat_id', label: 'VAT Number', required: false },
];

const forms: Readonly<Record<string, { entity: string; fields: typeof account }>> = {
  customer_account_create: { entity: 'CUSTOMER', fields: account },
  customer_account_edit: { entity: 'CUSTOMER', fields: account },
  customer_address_edit: { entity: 'CUSTOMER_ADDRESS', fields: address },
  customer_register_address: { entity: 'CUSTOMER_ADDRESS', fields: address },
};

/**
 * Answers `Query.attributesForm`: the fields of one of Magento's forms.
 *
 * @param code e.g. `customer_account_create`
 * @throws CommerceError graphql-input for a form that there is not
 */
export function customerForm(code: string) {
  const form = forms[code];
  if (!form) throw inputError(`The form "${code}" does not exist.`);
  const items = form.fields.map((field, index) => ({
    __typename: 'CustomerAttributeMetadata',
    code: field.code,
    label: field.label,
    entity_type: form.entity,
    frontend_input: field.code === 'street' ? 'MULTILINE' : field.code === 'country_id' ? 'SELECT' : 'TEXT',
    frontend_class: null,
    default_value: null,
    is_required: field.required,
    is_unique: field.code === 'email',
    options: [],
    multiline_count: field.code === 'street' ? 2 : 1,
    sort_order: index,
  }));
  return { items, errors: [] };
}
