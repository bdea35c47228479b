import { PasswordField } from '@witryna/ui/password-field';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';

interface CurrentPasswordFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange(event: { currentTarget: { value: string } }): void;
}

/** The password that the customer has. */
export function CurrentPasswordField(props: CurrentPasswordFieldProps) {
  const intl = useIntl();
  return <PasswordField {...props} autoComplete="current-password" showLabel={intl.formatMessage(messages.showPassword)} />;
}
