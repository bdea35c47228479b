import { Dialog } from '@witryna/ui/dialog';
import { useState, type ReactNode } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { ConfirmLeaveDialog } from './confirm-leave-dialog.tsx';

interface PaymentActionDialogProps {
  /** Whether a response is pending, during which the dialog cannot be closed. Default false. */
  busy?: boolean;
  /** Called when the shopper leaves and has confirmed it. */
  onLeave(): void;
  children: ReactNode;
}

/** Dialog of a payment action of the bank. Closing it requires a confirmation. */
export function PaymentActionDialog({ busy = false, onLeave, children }: PaymentActionDialogProps) {
  const intl = useIntl();
  const [leaving, setLeaving] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) setLeaving(true);
      }}
      title={intl.formatMessage('checkout.challenge.title')}
      closeLabel={intl.formatMessage('checkout.challenge.close')}
    >
      {children}
      <ConfirmLeaveDialog open={leaving && !busy} onOpenChange={setLeaving} onLeave={onLeave} />
    </Dialog>
  );
}
