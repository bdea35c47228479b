import { FreeShippingProgress } from '@witryna/ui/progress';
import { formatMinorUnits, useIntl } from '../i18n/index.ts';
import type { FreeShipping as FreeShippingFacts } from './cart.ts';

/** Amount left to free shipping; renders nothing if the backend does not return it. */
export function FreeShipping({ facts }: { facts: FreeShippingFacts | null }) {
  const intl = useIntl();
  if (!facts) return null;
  const { isFree, threshold, remaining } = facts;
  return (
    <FreeShippingProgress
      // The backend returns the amount left: a coupon may have set it to 0.
      value={isFree ? threshold.minor : threshold.minor - remaining.minor}
      threshold={threshold.minor}
      remaining={formatMinorUnits(intl, remaining.minor, remaining.currency)}
    />
  );
}
