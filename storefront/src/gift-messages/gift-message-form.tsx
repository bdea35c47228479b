import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Inline, Stack } from '@witryna/ui/layout';
import { TextArea } from '@witryna/ui/text-area';
import { TextField } from '@witryna/ui/text-field';
import { isRequired, useForm } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import type { GiftMessage } from './gift-message-target.ts';

const labels = {
  to: 'giftMessages.to',
  from: 'giftMessages.from',
  message: 'giftMessages.message',
} as const;

/** Longest name of Magento, in characters. */
const maxNameLength = 255;

interface GiftMessageFormProps {
  /** Prefix of the ids of the fields. */
  id: string;
  /** Stored message; null for a new one. */
  message: GiftMessage | null;
  /** Stores what was entered. A rejection leaves the fields as they are. */
  onSave(message: GiftMessage): Promise<void>;
  /** Absent: there is nothing to return to. */
  onCancel?: (() => void) | undefined;
}

/** Recipient, sender and text of a gift message. */
export function GiftMessageForm({ id, message, onSave, onCancel }: GiftMessageFormProps) {
  const intl = useIntl();
  const { form, banner, busy, field } = useForm({
    id,
    labels,
    initial: message ?? { to: '', from: '', message: '' },
    check: (values) => ({
      to: isRequired(values.to),
      from: isRequired(values.from),
      message: isRequired(values.message),
    }),
    send: ({ to, from, message: text }) => onSave({ to: to.trim(), from: from.trim(), message: text.trim() }),
    describe: () => intl.formatMessage('giftMessages.failed'),
  });
  return (
    <form {...form}>
      <Stack gap="x4">
        <FormErrorBanner {...banner} />
        <TextField {...field('to')} maxLength={maxNameLength} autoComplete="off" />
        <TextField {...field('from')} maxLength={maxNameLength} autoComplete="off" />
        <TextArea {...field('message')} rows={3} />
        <Inline gap="x3">
          <Button
            type="submit"
            variant="secondary"
            loading={busy}
            loadingLabel={intl.formatMessage('giftMessages.saving')}
          >
            {intl.formatMessage('giftMessages.save')}
          </Button>
          {onCancel && (
            <Button variant="quiet" disabled={busy} onClick={onCancel}>
              {intl.formatMessage('giftMessages.cancel')}
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
