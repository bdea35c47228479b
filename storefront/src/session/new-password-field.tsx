import { PasswordField } from '@witryna/ui/password-field';
import { hasLengthAtLeast, passwordClasses, specialCharacters, type PasswordRules } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';

interface NewPasswordFieldProps {
  id: string;
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange(event: { currentTarget: { value: string } }): void;
  rules: PasswordRules;
}

/** A password to be chosen: the store's rules are ticked off while it is typed (ACC-03, ACC-05). */
export function NewPasswordField({ rules, ...field }: NewPasswordFieldProps) {
  const intl = useIntl();
  const classes = Object.values(passwordClasses(field.value)).filter(Boolean).length;
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      showLabel={intl.formatMessage(messages.showPassword)}
      rules={{
        title: intl.formatMessage(messages.rules),
        metLabel: intl.formatMessage(messages.ruleMet),
        unmetLabel: intl.formatMessage(messages.ruleNotMet),
        items: [
          {
            id: 'length',
            label: intl.formatMessage(messages.ruleLength, { count: rules.minimumLength }),
            met: hasLengthAtLeast(rules.minimumLength)(field.value) === undefined,
          },
          {
            id: 'classes',
            label: intl.formatMessage(messages.ruleClasses, { count: rules.requiredClasses, special: specialCharacters }),
            met: classes >= rules.requiredClasses,
          },
        ],
      }}
    />
  );
}
