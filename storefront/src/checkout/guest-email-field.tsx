import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { fieldMessage, type FormError } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { ReturnLink } from '../session/index.ts';

/** Id of the field, for the links of the error summary. */
export const guestEmailFieldId = 'checkout-email';

/** E-mail address of a guest, with the link that signs in. */
export function GuestEmailField({
  email,
  error,
  onEmailChange,
}: {
  email: string;
  error: FormError | undefined;
  onEmailChange(email: string): void;
}) {
  const intl = useIntl();
  return (
    <Stack gap="x2">
      <TextField
        id={guestEmailFieldId}
        name="email"
        type="email"
        autoComplete="email"
        label={intl.formatMessage('checkout.email')}
        hint={intl.formatMessage('checkout.emailHint')}
        error={error && fieldMessage(intl, error)}
        value={email}
        onChange={(event) => onEmailChange(event.currentTarget.value)}
      />
      <Text size="small">
        {intl.formatMessage('checkout.haveAccount')}{' '}
        <ReturnLink href="/sign-in" state={{ returnTo: '/checkout' }}>
          {intl.formatMessage('checkout.signIn')}
        </ReturnLink>
      </Text>
    </Stack>
  );
}
