import type { ResultOf } from '../../commerce/index.ts';
import { isRequired, type FormError } from '../../forms/index.ts';
import type { MessageId } from '../../i18n/index.ts';
import { type customerAttributesQuery, type OptionalField, toOptionalField } from '../../custom-attributes/index.ts';
import type { customerProfileQuery } from './customer-fields-operations.ts';

/** Fields of an account that Magento can show, require or leave out, under the codes of their attributes. */
export const customerFieldNames = ['prefix', 'middlename', 'suffix', 'dob', 'gender', 'taxvat'] as const;

/** Code of a field of an account that not every shop has. */
export type CustomerFieldName = (typeof customerFieldNames)[number];

/** The shown ones of these fields; empty for a shop as Magento installs it. */
export type CustomerFields = Readonly<Partial<Record<CustomerFieldName, OptionalField>>>;

/** What is typed into these fields: an ISO 8601 date of birth, the id of a gender. Empty strings where nothing is. */
export type CustomerFieldValues = Readonly<Record<CustomerFieldName, string>>;

/** Values of an account of which nothing is known. */
export const emptyCustomerValues: CustomerFieldValues = {
  prefix: '',
  middlename: '',
  suffix: '',
  dob: '',
  gender: '',
  taxvat: '',
};

/** Labels of the fields. */
export const customerFieldLabels: Readonly<Record<CustomerFieldName, MessageId>> = {
  prefix: 'account.prefix',
  middlename: 'account.middlename',
  suffix: 'account.suffix',
  dob: 'account.dob',
  gender: 'account.gender',
  taxvat: 'account.taxvat',
};

/**
 * Returns the fields that a form of accounts shows.
 *
 * @param response undefined while there is none, and where the backend does not tell it (Magento 2.4.6): none is shown
 */
export function toCustomerFields(
  response: ResultOf<typeof customerAttributesQuery.document> | undefined,
): CustomerFields {
  const fields: { [Name in CustomerFieldName]?: OptionalField } = {};
  for (const name of customerFieldNames) {
    const field = toOptionalField(response?.attributesForm.items.find((item) => item?.code === name));
    // A gender is an id, which nobody can type.
    const isUsable = name !== 'gender' || field.options.length > 0;
    if (field.visibility !== 'hidden' && isUsable) fields[name] = field;
  }
  return fields;
}

/** Returns what the customer has in the fields. */
export function toCustomerValues(
  customer:
    | Omit<NonNullable<ResultOf<typeof customerProfileQuery.document>['customer']>, 'custom_attributes'>
    | null
    | undefined,
): CustomerFieldValues {
  const { prefix, middlename, suffix, date_of_birth, gender, taxvat } = customer ?? {};
  return {
    prefix: prefix ?? '',
    middlename: middlename ?? '',
    suffix: suffix ?? '',
    // Some releases of Magento append a time.
    dob: (date_of_birth ?? '').slice(0, 'YYYY-MM-DD'.length),
    gender: gender ? String(gender) : '',
    taxvat: taxvat ?? '',
  };
}

/** Returns what is wrong with the fields: required ones that are empty. */
export function getCustomerFieldErrors(
  values: CustomerFieldValues,
  fields: CustomerFields,
): Partial<Record<CustomerFieldName, FormError>> {
  return Object.fromEntries(
    customerFieldNames.flatMap((name) => {
      const error = fields[name]?.visibility === 'required' ? isRequired(values[name]) : undefined;
      return error ? [[name, error]] : [];
    }),
  );
}

/** Part of Magento's `CustomerCreateInput` and `CustomerUpdateInput`. */
export interface CustomerFieldsInput {
  prefix?: string;
  middlename?: string;
  suffix?: string;
  date_of_birth?: string | null;
  gender?: number | null;
  taxvat?: string;
}

/** Returns Magento's input for the fields that are shown; an empty one is emptied. */
export function toCustomerInput(values: CustomerFieldValues, fields: CustomerFields): CustomerFieldsInput {
  return {
    ...(fields.prefix && { prefix: values.prefix.trim() }),
    ...(fields.middlename && { middlename: values.middlename.trim() }),
    ...(fields.suffix && { suffix: values.suffix.trim() }),
    ...(fields.dob && { date_of_birth: values.dob.trim() || null }),
    ...(fields.gender && { gender: Number(values.gender) || null }),
    ...(fields.taxvat && { taxvat: values.taxvat.trim() }),
  };
}
