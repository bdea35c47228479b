import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { VisuallyHidden } from '@witryna/ui/visually-hidden';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { PaymentActionDialog } from './payment-action-dialog.tsx';

interface ChallengeDialogProps {
  busy: boolean;
  /** Code that the test bank accepts. */
  sandboxCode: string;
  /** The code before was wrong. */
  isRetry: boolean;
  onAnswer(answer: string): void;
  onCancel(): void;
}

/** The bank's question about a card payment. Leaving it is asked for: the payment would not be made. */
export function ChallengeDialog({ busy, sandboxCode, isRetry, onAnswer, onCancel }: ChallengeDialogProps) {
  const intl = useIntl();
  const [code, setCode] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy && code.trim() !== '') onAnswer(code.trim());
  };
  return (
    <PaymentActionDialog busy={busy} onLeave={onCancel}>
      <form method="post" onSubmit={submit} noValidate>
        <Stack gap="x4">
          <Text>
            {intl.formatMessage('checkout.challenge.text')}{' '}
            {intl.formatMessage('checkout.challenge.sandbox', { code: sandboxCode })}
          </Text>
          <TextField
            label={intl.formatMessage('checkout.challenge.code')}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            error={isRetry && !busy ? intl.formatMessage('checkout.challenge.wrong') : undefined}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <VisuallyHidden role="status">
            {isRetry && !busy ? intl.formatMessage('checkout.challenge.wrong') : ''}
          </VisuallyHidden>
          <Button type="submit" fullWidth loading={busy} loadingLabel={intl.formatMessage('checkout.saving')}>
            {intl.formatMessage('checkout.challenge.confirm')}
          </Button>
        </Stack>
      </form>
    </PaymentActionDialog>
  );
}
