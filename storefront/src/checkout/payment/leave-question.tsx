import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useRef } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { messages } from '../messages.ts';

interface LeaveQuestionProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  onLeave(): void;
}

/** Asks whether the bank's question is really left: the payment would not be made (CO-6). */
export function LeaveQuestion({ open, onOpenChange, onLeave }: LeaveQuestionProps) {
  const intl = useIntl();
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      role="alertdialog"
      open={open}
      onOpenChange={onOpenChange}
      title={intl.formatMessage(messages.leaveChallengeTitle)}
      closeLabel={intl.formatMessage(messages.leaveChallengeStay)}
      initialFocus={stay}
      footer={
        <Stack gap="x3">
          <Button ref={stay} fullWidth onClick={() => onOpenChange(false)}>
            {intl.formatMessage(messages.leaveChallengeStay)}
          </Button>
          <Button variant="secondary" fullWidth onClick={onLeave}>
            {intl.formatMessage(messages.leaveChallengeLeave)}
          </Button>
        </Stack>
      }
    >
      <Text>{intl.formatMessage(messages.leaveChallengeText)}</Text>
    </Dialog>
  );
}
