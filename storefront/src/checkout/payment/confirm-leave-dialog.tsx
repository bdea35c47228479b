import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useRef } from 'react';
import { useIntl } from '../../i18n/index.ts';

interface ConfirmLeaveDialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  onLeave(): void;
}

/** Confirms that the shopper leaves the payment action, which cancels the payment. */
export function ConfirmLeaveDialog({ open, onOpenChange, onLeave }: ConfirmLeaveDialogProps) {
  const intl = useIntl();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title={intl.formatMessage('checkout.challenge.leave.title')}
      closeLabel={intl.formatMessage('checkout.challenge.leave.stay')}
      initialFocus={stay}
      footer={
        <Stack gap="x3">
          <Button ref={stay} fullWidth onClick={() => onOpenChange(false)}>
            {intl.formatMessage('checkout.challenge.leave.stay')}
          </Button>
          <Button variant="secondary" fullWidth onClick={onLeave}>
            {intl.formatMessage('checkout.challenge.leave.leave')}
          </Button>
        </Stack>
      }
    >
      <Text>{intl.formatMessage('checkout.challenge.leave.text')}</Text>
    </Dialog>
  );
}
