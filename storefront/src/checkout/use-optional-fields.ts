import { useMemo } from 'react';
import { useQuery } from '../commerce/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { toOptionalFields, type OptionalFields } from './optional-fields.ts';
import { addressAttributesQuery } from './optional-fields-operations.ts';

/** Returns which optional fields the addresses of this shop have, and whether that is still being asked. */
export function useOptionalFields(): { optionalFields: OptionalFields; isLoading: boolean } {
  const { data, isLoading } = useQuery(addressAttributesQuery, {});
  const { defaultCountry } = useLayout().store;
  const optionalFields = useMemo(() => toOptionalFields(data, defaultCountry), [data, defaultCountry]);
  return { optionalFields, isLoading };
}
