import { Inline } from '@witryna/ui/layout';
import { Text, TextLink } from '@witryna/ui/text';
import type { CartAmount } from '../cart/index.ts';
import { formatMinorUnits, useIntl } from '../i18n/index.ts';
import * as styles from './checkout-page.css.ts';

interface CheckoutTotalProps {
  total: CartAmount;
  /** Whether a shipping method has been chosen, so that its price is in the total. */
  withShipping: boolean;
  /** It is being computed again. */
  busy: boolean;
  /** Id of the whole summary. */
  summaryId: string;
}

/** The total above the steps, on screens where the summary is below them. */
export function CheckoutTotal({ total, withShipping, busy, summaryId }: CheckoutTotalProps) {
  const intl = useIntl();
  return (
    <Inline gap="x2" justify="between" className={styles.totalAbove}>
      <Text weight="semibold" tone={busy ? 'secondary' : 'inherit'} aria-busy={busy || undefined}>
        {intl.formatMessage(withShipping ? 'checkout.total' : 'checkout.totalBeforeShipping', {
          total: formatMinorUnits(intl, total.minor, total.currency),
        })}
      </Text>
      <TextLink href={`#${summaryId}`}>{intl.formatMessage('checkout.toSummary')}</TextLink>
    </Inline>
  );
}
