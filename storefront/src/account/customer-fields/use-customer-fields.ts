import { useMemo } from 'react';
import { useQuery } from '../../commerce/index.ts';
import { customerAttributesQuery, type StoredAttributes, toStoredAttributes } from '../../custom-attributes/index.ts';
import { hasAccountFields, noAccountFields, toAccountFields, type AccountFields } from './account-fields.ts';
import { toCustomerValues, type CustomerFieldValues } from './customer-fields.ts';
import { customerProfileQuery } from './customer-fields-operations.ts';

/** Code of Magento's form for a new account. */
export const createAccountForm = 'customer_account_create';

/** Returns what a new account has beyond names and e-mail address; nothing until the backend has answered. */
export function useCreateAccountFields(): AccountFields {
  const { data } = useQuery(customerAttributesQuery, { form: createAccountForm });
  return useMemo(() => toAccountFields(data), [data]);
}

/** Fields of the customer's account, with their values. */
interface CustomerProfile extends AccountFields {
  values: CustomerFieldValues;
  storedAttributes: StoredAttributes;
  isLoading: boolean;
  /** Loads the values again. */
  revalidate(): Promise<void>;
}

/**
 * Returns the fields of the customer's account; asks for values in shops that show fields. There are none where the
 * values could not be loaded: saving would empty them.
 */
export function useCustomerProfile(): CustomerProfile {
  const form = useQuery(customerAttributesQuery, { form: 'customer_account_edit' });
  const shown = useMemo(() => toAccountFields(form.data), [form.data]);
  const hasFields = hasAccountFields(shown);
  const { data, error, revalidate } = useQuery(customerProfileQuery, hasFields ? {} : null);
  return {
    ...(data ? shown : noAccountFields),
    values: toCustomerValues(data?.customer),
    storedAttributes: toStoredAttributes(data?.customer?.custom_attributes),
    isLoading: form.isLoading || (hasFields && data === undefined && error === undefined),
    revalidate,
  };
}
