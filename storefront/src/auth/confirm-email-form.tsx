import { Alert } from '@witryna/ui/alert';
import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useEffect, useState } from 'react';
import { execute, isSupported, useCommerce } from '../commerce/index.ts';
import { isRequired, useForm, validate, validateEmail } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useNavigation } from '../platform/navigation/navigation-context.tsx';
import { confirmEmailMutation } from './confirmation-operations.ts';
import { ConfirmationByShop } from './confirmation-by-shop.tsx';
import { isRefusedInput } from './password-errors.ts';
import { ResendLink } from './resend-link.tsx';

const labels = { email: 'auth.email' } as const;
const empty = { email: '' };

/**
 * Confirms a new account with the key of Magento's mail. The link has no e-mail address, which the backend wants too.
 * The key leaves the address bar immediately.
 */
export function ConfirmEmailForm() {
  const intl = useIntl();
  const { client } = useCommerce();
  const navigation = useNavigation();
  const toast = useToast();
  const [key] = useState(() => new URLSearchParams(window.location.search).get('key') ?? '');
  useEffect(() => {
    if (window.location.search) navigation?.replaceAddress(window.location.pathname);
  }, [navigation]);
  const { form, banner, busy, field } = useForm({
    id: 'confirm-email',
    labels,
    initial: empty,
    check: ({ email }) => ({ email: validate(email, isRequired, validateEmail) }),
    send: async ({ email }) => {
      await execute(client, confirmEmailMutation, { email: email.trim(), key });
      toast({ type: 'success', message: intl.formatMessage('auth.confirm.done') });
      void navigation?.navigate('/sign-in', { replace: true });
    },
    describe: (error) => (isRefusedInput(error) ? intl.formatMessage('auth.confirm.refused') : undefined),
  });
  if (!isSupported(client, confirmEmailMutation)) return <ConfirmationByShop />;
  if (!key) {
    return (
      <Stack align="start">
        <Alert role="alert" tone="warning">
          {intl.formatMessage('auth.confirm.noKey')}
        </Alert>
        <ResendLink />
      </Stack>
    );
  }
  return (
    <form {...form}>
      <Stack gap="x4">
        <Text>{intl.formatMessage('auth.confirm.text')}</Text>
        <FormErrorBanner {...banner} />
        <TextField {...field('email')} type="email" autoComplete="username" />
        <Button type="submit" size="large" loading={busy} loadingLabel={intl.formatMessage('auth.confirm.submitting')}>
          {intl.formatMessage('auth.confirm.submit')}
        </Button>
        <Text size="small">
          <ResendLink />
        </Text>
      </Stack>
    </form>
  );
}
