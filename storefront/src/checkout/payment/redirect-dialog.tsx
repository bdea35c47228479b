import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { PaymentActionDialog } from './payment-action-dialog.tsx';
import { PaymentActionContainer } from './payment-action-container.tsx';

interface RedirectDialogProps {
  /** Whether the shopper is led on immediately; otherwise by a press: whoever comes back must not be sent away again. */
  atOnce: boolean;
  /** Leads to the bank; gives what removes what was rendered for it. */
  mount(container: HTMLElement): () => void;
  /** The shopper leaves, after being asked once more. */
  onLeave(): void;
  /** The bank cannot be reached. */
  onFailure(): void;
}

/** The bank asks on a page of its own, from which the shopper comes back. */
export function RedirectDialog({ atOnce, mount, onLeave, onFailure }: RedirectDialogProps) {
  const intl = useIntl();
  const [attempt, setAttempt] = useState(atOnce ? 1 : 0);
  return (
    <PaymentActionDialog onLeave={onLeave}>
      <Stack gap="x4">
        <Text>{intl.formatMessage('checkout.challenge.redirect')}</Text>
        <Button fullWidth onClick={() => setAttempt(attempt + 1)}>
          {intl.formatMessage('checkout.challenge.goToBank')}
        </Button>
      </Stack>
      {attempt > 0 && <PaymentActionContainer key={attempt} mount={mount} onFailure={onFailure} />}
    </PaymentActionDialog>
  );
}
