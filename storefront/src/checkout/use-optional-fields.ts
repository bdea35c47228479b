import { useMemo } from 'react';
import { useCommerce, useQuery } from '../commerce/index.ts';
import { addressForms, customerAttributesQuery } from '../custom-attributes/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { toOptionalFields, type OptionalFields } from './optional-fields.ts';

/**
 * Returns which optional fields the addresses of this shop have, and whether that is still being asked.
 *
 * @param form code of the form of Magento. Default: that of the checkout
 */
export function useOptionalFields(form: string = addressForms.checkout): {
  optionalFields: OptionalFields;
  isLoading: boolean;
} {
  const { data, isLoading } = useQuery(customerAttributesQuery, { form });
  const { defaultCountry } = useLayout().store;
  const { capabilities } = useCommerce().client;
  const hasAttributes = form === addressForms.addressBook || capabilities.includes('checkoutAttributes');
  const optionalFields = useMemo(
    () => toOptionalFields(data, { storeCountry: defaultCountry, hasAttributes }),
    [data, defaultCountry, hasAttributes],
  );
  return { optionalFields, isLoading };
}
