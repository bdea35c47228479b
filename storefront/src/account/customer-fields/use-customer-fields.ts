import { useMemo } from 'react';
import { useQuery } from '../../commerce/index.ts';
import {
  toCustomerFields,
  toCustomerValues,
  type CustomerFields,
  type CustomerFieldValues,
} from './customer-fields.ts';
import { customerAttributesQuery, customerProfileQuery } from './customer-fields-operations.ts';

/** Code of Magento's form for a new account. */
export const createAccountForm = 'customer_account_create';

/** Returns which fields a new account has; none until the backend has answered. */
export function useCreateAccountFields(): CustomerFields {
  const { data } = useQuery(customerAttributesQuery, { form: createAccountForm });
  return useMemo(() => toCustomerFields(data), [data]);
}

/** Fields of the customer's account, with their values. */
interface CustomerProfile {
  /** None where the values could not be loaded: saving would empty them. */
  fields: CustomerFields;
  values: CustomerFieldValues;
  isLoading: boolean;
  /** Loads the values again. */
  revalidate(): Promise<void>;
}

/** Returns the fields of the customer's account; asks for values in shops that show fields. */
export function useCustomerProfile(): CustomerProfile {
  const attributes = useQuery(customerAttributesQuery, { form: 'customer_account_edit' });
  const fields = toCustomerFields(attributes.data);
  const hasFields = Object.keys(fields).length > 0;
  const { data, error, revalidate } = useQuery(customerProfileQuery, hasFields ? {} : null);
  return {
    fields: data ? fields : {},
    values: toCustomerValues(data?.customer),
    isLoading: attributes.isLoading || (hasFields && data === undefined && error === undefined),
    revalidate,
  };
}
