import { PasswordField } from '@witryna/ui/password-field';
import { hasLengthAtLeast, passwordClasses, specialCharacters, type PasswordRules } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';

interface NewPasswordFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange(event: { currentTarget: { value: string } }): void;
  rules: PasswordRules;
}

/** A password to be chosen: the store's rules are ticked off while it is typed. */
export function NewPasswordField({ rules, ...field }: NewPasswordFieldProps) {
  const intl = useIntl();
  const classes = Object.values(passwordClasses(field.value)).filter(Boolean).length;
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      rules={{
        title: intl.formatMessage('auth.rules'),
        metLabel: intl.formatMessage('auth.rule.met'),
        unmetLabel: intl.formatMessage('auth.rule.notMet'),
        items: [
          {
            id: 'length',
            label: intl.formatMessage('auth.rule.length', { count: rules.minimumLength }),
            met: hasLengthAtLeast(rules.minimumLength)(field.value) === undefined,
          },
          {
            id: 'classes',
            label: intl.formatMessage('auth.rule.classes', {
              count: rules.requiredClasses,
              special: specialCharacters,
            }),
            met: classes >= rules.requiredClasses,
          },
        ],
      }}
    />
  );
}
