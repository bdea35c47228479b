import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { messages } from '../messages.ts';
import { LeaveQuestion } from './leave-question.tsx';

interface ChallengeDialogProps {
  busy: boolean;
  onAnswer(answer: string): void;
  onCancel(): void;
}

/** The bank's question about a card payment. Leaving it is asked for: the payment would not be made (CO-6). */
export function ChallengeDialog({ busy, onAnswer, onCancel }: ChallengeDialogProps) {
  const intl = useIntl();
  const [code, setCode] = useState('');
  const [leaving, setLeaving] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy && code.trim() !== '') onAnswer(code.trim());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) setLeaving(true);
      }}
      title={intl.formatMessage(messages.challengeTitle)}
      closeLabel={intl.formatMessage(messages.challengeClose)}
    >
      <form onSubmit={submit} noValidate>
        <Stack gap="x4">
          <Text>{intl.formatMessage(messages.challengeText)}</Text>
          <TextField
            label={intl.formatMessage(messages.challengeCode)}
            name="one-time-code"
            inputMode="numeric"
            autoComplete="one-time-code"
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
          <Button type="submit" fullWidth busy={busy} busyLabel={intl.formatMessage(messages.saving)}>
            {intl.formatMessage(messages.challengeConfirm)}
          </Button>
        </Stack>
      </form>
      <LeaveQuestion open={leaving && !busy} onOpenChange={setLeaving} onLeave={onCancel} />
    </Dialog>
  );
}
