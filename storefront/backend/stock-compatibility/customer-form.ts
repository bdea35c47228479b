import { getAddressFields, getStreetLines, type AddressFields } from '../customer/address-fields.ts';
import { customerFieldLabels, genders, getCustomerField } from '../customer/customer-fields.ts';
import { inputError } from '../graphql-error.ts';
import type { AttributeSettings, CustomerFieldCode, ShopSettings } from '../shop/settings.ts';
import type { StoreView } from '../store/store-view.ts';

interface FormOption {
  readonly value: string;
  readonly label: string;
}

interface FormField {
  readonly code: string;
  readonly label: string;
  readonly required: boolean;
  readonly options?: readonly FormOption[];
  /** Default: that of Magento's own fields. */
  readonly own?: AttributeSettings;
}

const toOwnField = (own: AttributeSettings): FormField => {
  const { code, label, isRequired = false, options } = own;
  return { code, label, required: isRequired, own, ...(options && { options }) };
};

const toOptions = (values: readonly string[]): FormOption[] => values.map((value) => ({ value, label: value }));

function getAccountForm(settings: ShopSettings): readonly FormField[] {
  const configured = (code: CustomerFieldCode): FormField[] => {
    const { show, options } = getCustomerField(settings, code);
    const field = { code, label: customerFieldLabels[code], required: show === 'required' };
    return show === 'hidden' ? [] : [{ ...field, ...(options && { options: toOptions(options) }) }];
  };
  const genderOptions = genders.map(([id, label]) => ({ value: String(id), label }));
  return [
    ...configured('prefix'),
    { code: 'firstname', label: 'First Name', required: true },
    ...configured('middlename'),
    { code: 'lastname', label: 'Last Name', required: true },
    ...configured('suffix'),
    { code: 'email', label: 'Email', required: true },
    ...configured('dob'),
    ...configured('taxvat'),
    ...configured('gender').map((field) => ({ ...field, options: genderOptions })),
    ...(settings.customerAttributes ?? []).map(toOwnField),
  ];
}

function getAddressForm(settings: ShopSettings): readonly FormField[] {
  const fields = getAddressFields(settings);
  const configured = (code: keyof AddressFields, label: string): FormField[] => {
    const { show, options } = fields[code];
    const field = { code, label, required: show === 'required' };
    return show === 'hidden' ? [] : [{ ...field, ...(options && { options: toOptions(options) }) }];
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
    ...(settings.addressAttributes ?? []).map(toOwnField),
  ];
}

interface CustomerForm {
  readonly entity: string;
  getFields(settings: ShopSettings): readonly FormField[];
}

const forms: Readonly<Record<string, CustomerForm>> = {
  customer_account_create: { entity: 'CUSTOMER', getFields: getAccountForm },
  customer_account_edit: { entity: 'CUSTOMER', getFields: getAccountForm },
  customer_address_edit: { entity: 'CUSTOMER_ADDRESS', getFields: getAddressForm },
  customer_register_address: { entity: 'CUSTOMER_ADDRESS', getFields: getAddressForm },
};

function getInput({ code, options, own }: FormField): string {
  if (own) return own.input.toUpperCase();
  if (code === 'dob') return 'DATE';
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
  const fields = form.getFields(settings).filter(({ own }) => own?.forms?.includes(code) ?? true);
  const items = fields.map(({ own, ...field }, index) => ({
    __typename: 'CustomerAttributeMetadata',
    code: field.code,
    label: field.label,
    entity_type: form.entity,
    frontend_input: getInput({ ...field, ...(own && { own }) }),
    frontend_class: null,
    default_value: own?.defaultValue ?? null,
    is_required: field.required,
    is_unique: field.code === 'email',
    options: (field.options ?? []).map((option) => ({
      __typename: 'AttributeOptionMetadata',
      is_default: own?.defaultValue?.split(',').includes(option.value) ?? false,
      ...option,
    })),
    multiline_count: field.code === 'street' ? getStreetLines(settings) : (own?.lines ?? 1),
    validate_rules: Object.entries(own?.rules ?? {}).map(([name, value]) => ({ name, value })),
    sort_order: index,
  }));
  return { items, errors: [] };
}
