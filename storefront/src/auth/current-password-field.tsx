import { PasswordField } from '@witryna/ui/password-field';

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
  return <PasswordField {...props} autoComplete="current-password" />;
}
