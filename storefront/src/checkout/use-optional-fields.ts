import { useMemo } from 'react';
import { useQuery } from '../commerce/index.ts';
import { toOptionalFields, type OptionalFields } from './optional-fields.ts';
import { addressAttributesQuery } from './optional-fields-operations.ts';

/** Returns which optional fields the addresses of this shop have, and whether that is still being asked. */
export function useOptionalFields(): { optionalFields: OptionalFields; isLoading: boolean } {
  const { data, isLoading } = useQuery(addressAttributesQuery, {});
  const optionalFields = useMemo(() => toOptionalFields(data), [data]);
  return { optionalFields, isLoading };
}
