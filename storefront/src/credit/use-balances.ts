import { useMemo } from 'react';
import { useHasCredit, type Credit } from '../cart/index.ts';
import { useQuery, type FetchPolicy } from '../commerce/index.ts';
import { balancesQuery } from './balances-query.ts';
import { toBalances } from './credit-offers.ts';

/**
 * Returns store credit and reward points of the customer. Nothing is requested of other shops than those on Adobe
 * Commerce, and for guests.
 *
 * @param policy - Default: what is cached is not fetched again.
 */
export function useBalances(policy: FetchPolicy = 'cache-first'): readonly Credit[] {
  const { data } = useQuery(balancesQuery, useHasCredit() ? {} : null, { policy });
  return useMemo(() => toBalances(data), [data]);
}
