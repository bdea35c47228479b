import { FreeShippingProgress } from '@witryna/ui/progress';
import { formatMinorUnits, useIntl } from '../i18n/index.ts';
import type { FreeShipping as FreeShippingFacts } from './cart.ts';

/** How much is missing until delivery is free; nothing where the backend does not say. */
export function FreeShipping({ facts }: { facts: FreeShippingFacts | null }) {
  const intl = useIntl();
  if (!facts) return null;
  const { isFree, threshold, remaining } = facts;
  return (
    <FreeShippingProgress
      // The backend says what is missing: a coupon may have made it nothing.
      value={isFree ? threshold.minor : threshold.minor - remaining.minor}
      threshold={threshold.minor}
      remaining={formatMinorUnits(intl, remaining.minor, remaining.currency)}
    />
  );
}
