import { Button } from '@witryna/ui/button';
import { FormCard } from '@witryna/ui/card';
import { FormErrorBanner, type FormErrorBannerProps } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { useIntl } from '../i18n/index.ts';

interface AccountFormProps {
  title: string;
  /** Of `useForm`. */
  form: Pick<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate' | 'onFocus' | 'onPointerDown'>;
  banner: FormErrorBannerProps;
  busy: boolean;
  /** The fields. */
  children: ReactNode;
}

/** One of the forms of the account: title, errors, fields and the button that saves. */
export function AccountForm({ title, form, banner, busy, children }: AccountFormProps) {
  const intl = useIntl();
  return (
    <FormCard {...form} title={title}>
      <FormErrorBanner {...banner} />
      {children}
      <Stack align="start">
        <Button
          type="submit"
          loading={busy}
          loadingLabel={intl.formatMessage('account.saving')}
          // The page has several forms whose buttons have the same text.
          {...(!busy && { 'aria-label': `${intl.formatMessage('account.save')}: ${title}` })}
        >
          {intl.formatMessage('account.save')}
        </Button>
      </Stack>
    </FormCard>
  );
}
