import { Button } from '@witryna/ui/button';
import { Inline, Stack } from '@witryna/ui/layout';
import { useAnnounce } from '@witryna/ui/live-region';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { useCartErrorText } from '../cart/index.ts';
import { serverText } from '../commerce/index.ts';
import { formatMinorUnits, useIntl } from '../i18n/index.ts';
import type { CreditOffer } from './credit-offers.ts';
import { useChangeCredit, type OfferedPayment } from './use-change-credit.ts';

/** What follows a change of what pays for the cart. */
export interface CreditChangeHandlers {
  /** Called when a change begins and when it has ended. */
  onLoadingChange(isLoading: boolean): void;
  /** Called with what the rest of the cart can be paid with. */
  onChanged(methods: readonly OfferedPayment[]): void;
  /** Called after a change whose outcome may be unknown. */
  onFailed(): void;
}

interface CreditOfferRowProps extends CreditChangeHandlers {
  offer: CreditOffer;
}

/** One kind of credit with the button that pays with it, or does not any more. */
export function CreditOfferRow({
  offer: { kind, balance, applied },
  onChanged,
  onFailed,
  onLoadingChange,
}: CreditOfferRowProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const change = useChangeCredit();
  const getErrorText = useCartErrorText();
  const [isLoading, setLoading] = useState(false);
  const [error, setError] = useState('');
  const { points, amount } = applied ?? balance;
  const values = {
    points: intl.formatNumber(points ?? 0),
    amount: formatMinorUnits(intl, amount.minor, amount.currency),
  };

  const run = async () => {
    if (isLoading) return;
    const isUsed = applied === null;
    setLoading(true);
    onLoadingChange(true);
    setError('');
    try {
      onChanged(await change(kind, isUsed));
      announce(intl.formatMessage(isUsed ? `credit.${kind}.used` : `credit.${kind}.removed`));
    } catch (failure) {
      // Magento's own text is in English in shops that are not translated.
      const isRefused = isUsed && serverText(failure) !== undefined;
      setError(isRefused ? intl.formatMessage(`credit.${kind}.refused`) : getErrorText(failure));
      onFailed();
    } finally {
      setLoading(false);
      onLoadingChange(false);
    }
  };

  return (
    <Stack gap="x1">
      <Inline justify="between" align="center" gap="x2">
        <Text>{intl.formatMessage(applied ? `credit.${kind}.applied` : `credit.${kind}.balance`, values)}</Text>
        {/* One button for both, so that it keeps the focus. */}
        <Button
          variant={applied ? 'quiet' : 'secondary'}
          size="small"
          loading={isLoading}
          loadingLabel={intl.formatMessage('credit.changing')}
          onClick={() => void run()}
        >
          {intl.formatMessage(applied ? `credit.${kind}.remove` : `credit.${kind}.apply`)}
        </Button>
      </Inline>
      {error && (
        <Text role="alert" tone="error" size="small">
          {error}
        </Text>
      )}
    </Stack>
  );
}
