import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Inline, Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { CurrentPasswordField, useSignOut } from '../auth/index.ts';
import { CaptchaField, useCaptcha } from '../captcha/index.ts';
import { UnknownOutcomeError, useCommerce } from '../commerce/index.ts';
import { isRequired, useForm } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useStorage } from '../platform/storage-context.tsx';
import { unansweredDeletionIn } from '../session/index.ts';
import { deleteCustomer } from './delete-customer.ts';
import { getPasswordError } from './password-errors.ts';

interface DeleteAccountDialogProps {
  email: string;
  open: boolean;
  onClose(): void;
}

const empty = { password: '' };

/** Asks for the password before the account is deleted. */
export function DeleteAccountDialog({ email, open, onClose }: DeleteAccountDialogProps) {
  const intl = useIntl();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={intl.formatMessage('account.delete.question')}
      onOpenChange={(isOpen) => {
        if (!isOpen && !busy) onClose();
      }}
    >
      <DeleteAccountForm email={email} onClose={onClose} onBusyChange={setBusy} />
    </Dialog>
  );
}

interface DeleteAccountFormProps extends Omit<DeleteAccountDialogProps, 'open'> {
  /** Called when the form is submitted, and when the deletion is answered. */
  onBusyChange(busy: boolean): void;
}

function DeleteAccountForm({ email, onClose, onBusyChange }: DeleteAccountFormProps) {
  const intl = useIntl();
  const { client } = useCommerce();
  const signOut = useSignOut();
  const toast = useToast();
  const deletion = unansweredDeletionIn(useStorage());
  // The password is checked by a sign-in.
  const { form: captchaForm, captcha, confirm } = useCaptcha('CUSTOMER_LOGIN');
  const { form, banner, busy, field } = useForm({
    id: 'delete-account',
    confirm: async () => {
      onBusyChange(true);
      const isConfirmed = await confirm();
      if (!isConfirmed) onBusyChange(false);
      return isConfirmed;
    },
    labels: { password: 'account.password.current' },
    initial: empty,
    check: ({ password }) => ({ password: isRequired(password) }),
    send: async ({ password }) => {
      const wasSent = deletion.get() === email;
      const attempt = { isSent: false };
      const onSend = () => {
        attempt.isSent = true;
        // The page may be left before the answer is there.
        deletion.keep(email);
      };
      try {
        await deleteCustomer(client, { email, password }, { wasSent, onSend });
      } catch (error) {
        if (attempt.isSent && !(error instanceof UnknownOutcomeError)) deletion.forget();
        throw error;
      } finally {
        onBusyChange(false);
      }
      deletion.forget();
      toast({ type: 'success', message: intl.formatMessage('account.delete.done') });
      await signOut('deleted');
    },
    describe: (error) =>
      error instanceof UnknownOutcomeError
        ? intl.formatMessage('account.delete.unknown')
        : getPasswordError(intl, error),
  });
  return (
    <form {...form} {...captchaForm}>
      <Stack gap="x5">
        <Text>{intl.formatMessage('account.delete.text')}</Text>
        <FormErrorBanner {...banner} />
        <CurrentPasswordField {...field('password')} />
        <CaptchaField captcha={captcha} />
        <Inline gap="x3">
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {intl.formatMessage('account.cancel')}
          </Button>
          <Button type="submit" loading={busy} loadingLabel={intl.formatMessage('account.delete.deleting')}>
            {intl.formatMessage('account.delete.confirm')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
