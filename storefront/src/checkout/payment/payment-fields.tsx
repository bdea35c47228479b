import { Alert } from '@witryna/ui/alert';
import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Skeleton } from '@witryna/ui/skeleton';
import { useEffect, useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import type { PaymentAdapter, PaymentFieldsProps } from './payment-adapter.ts';

interface Props extends Pick<PaymentFieldsProps, 'error'> {
  adapter: PaymentAdapter;
}

/** The fields of a payment method: fetched when it is chosen, with a retry when they do not come (F37). */
export function PaymentFields({ adapter: { load, Fields }, error }: Props) {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>(load ? 'loading' : 'ready');
  useEffect(() => {
    if (!load) return;
    let stale = false;
    load().then(
      () => {
        if (!stale) setState('ready');
      },
      () => {
        if (!stale) setState('failed');
      },
    );
    return () => {
      stale = true;
    };
  }, [load, attempt]);

  if (!Fields) return null;
  if (state === 'ready') return <Fields key={attempt} error={error} onFailure={() => setState('failed')} />;
  if (state === 'loading') {
    return (
      <Stack gap="x4" role="status" aria-label={intl.formatMessage('checkout.payment.loading')}>
        <Skeleton variant="button" />
        <Skeleton variant="button" />
      </Stack>
    );
  }
  return (
    <Stack gap="x3" align="start">
      <Alert role="alert" tone="error">
        {intl.formatMessage('checkout.card.unreachable')}
      </Alert>
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          setState('loading');
          setAttempt(attempt + 1);
        }}
      >
        {intl.formatMessage('checkout.payment.retry')}
      </Button>
    </Stack>
  );
}
