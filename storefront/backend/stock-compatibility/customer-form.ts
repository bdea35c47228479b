import { getAddressFields, getStreetLines, type AddressFields } from '../customer/address-fields.ts';
import { inputError } from '../graphql-error.ts';
import type { StoreView } from '../store/store-view.ts';

interface FormField {
  readonly code: string;
  readonly label: string;
  readonly required: boolean;
  readonly options?: readonly string[];
}

const account: readonly FormField[] = [
  { code: 'firstname', label: 'First Name', required: true },
  { code: 'lastname', label: 'Last Name', required: true },
  { code: 'email', label: 'Email', required: true },
];

function getAddressForm(fields: AddressFields): readonly FormField[] {
  const configured = (code: keyof AddressFields, label: string): FormField[] => {
    const { show, options } = fields[code];
    return show === 'hidden' ? [] : [{ code, label, required: show === 'required', ...(options && { options }) }];
  };
  return [
    ...configured('prefix', 'Name Prefix'),
    { code: 'firstname', label: 'First Name', required: true },
    ...configured('middlename', 'Middle Name/Initial'),
    { code: 'lastname', label: 'Last Name', required: true },
    ...configured('suffix', 'Name Suffix'),
    ...configured('company', 'Company'),
    { code: 'street', label: 'Street Address', required: true },
    { code: 'city', label: 'City', required: true },
    { code: 'country_id', label: 'Country', required: true },
    { code: 'region', label: 'State/Province', required: false },
    { code: 'postcode', label: 'Zip/Postal Code', required: true },
    ...configured('telephone', 'Phone Number'),
    ...configured('fax', 'Fax'),
    ...configured('vat_id', 'VAT Number'),
  ];
}

interface CustomerForm {
  readonly entity: string;
  getFields(fields: AddressFields): readonly FormField[];
}

const forms: Readonly<Record<string, CustomerForm>> = {
  customer_account_create: { entity: 'CUSTOMER', getFields: () => account },
  customer_account_edit: { entity: 'CUSTOMER', getFields: () => account },
  customer_address_edit: { entity: 'CUSTOMER_ADDRESS', getFields: getAddressForm },
  customer_register_address: { entity: 'CUSTOMER_ADDRESS', getFields: getAddressForm },
};

function getInput({ code, options }: FormField): 'MULTILINE' | 'SELECT' | 'TEXT' {
  if (code === 'street') return 'MULTILINE';
  return code === 'country_id' || options ? 'SELECT' : 'TEXT';
}

/**
 * Answers `Query.attributesForm`: the fields of one of Magento's forms.
 *
 * @param code e.g. `customer_account_create`
 * @throws CommerceError graphql-input for a form that there is not
 */
export function customerForm(code: string, { settings }: Pick<StoreView, 'settings'>) {
  const form = forms[code];
  if (!form) throw inputError(`The form "${code}" does not exist.`);
  const items = form.getFields(getAddressFields(settings)).map((field, index) => ({
    __typename: 'CustomerAttributeMetadata',
    code: field.code,
    label: field.label,
    entity_type: form.entity,
    frontend_input: getInput(field),
    frontend_class: null,
    default_value: null,
    is_required: field.required,
    is_unique: field.code === 'email',
    options: (field.options ?? []).map((value) => ({
      __typename: 'AttributeOptionMetadata',
      is_default: false,
      label: value,
      value,
    })),
    multiline_count: field.code === 'street' ? getStreetLines(settings) : 1,
    sort_order: index,
  }));
  return { items, errors: [] };
}
