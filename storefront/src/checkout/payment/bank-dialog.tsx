import { Dialog } from '@witryna/ui/dialog';
import { useState, type ReactNode } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { LeaveQuestion } from './leave-question.tsx';

interface BankDialogProps {
  /** An answer is under way: the dialog cannot be left now. Default false. */
  busy?: boolean;
  /** The shopper leaves, after being asked once more. */
  onLeave(): void;
  children: ReactNode;
}

/** What a bank asks about a payment; closing it asks first. */
export function BankDialog({ busy = false, onLeave, children }: BankDialogProps) {
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
      <LeaveQuestion open={leaving && !busy} onOpenChange={setLeaving} onLeave={onLeave} />
    </Dialog>
  );
}
