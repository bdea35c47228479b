import { Button } from '@witryna/ui/button';
import { FormErrorBanner, type FormErrorBannerProps } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Heading } from '@witryna/ui/text';
import type { FormHTMLAttributes, ReactNode } from 'react';
import { useIntl } from '../i18n/index.ts';
import * as styles from './account.css.ts';

interface AccountFormProps {
  id: string;
  title: string;
  /** Of `useForm`. */
  form: Pick<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'noValidate'>;
  banner: FormErrorBannerProps;
  busy: boolean;
  /** The fields. */
  children: ReactNode;
}

/** One of the forms of the account: title, errors, fields and the button that saves. */
export function AccountForm({ id, title, form, banner, busy, children }: AccountFormProps) {
  const intl = useIntl();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Heading level={2} size="h4" id={id}>
        {title}
      </Heading>
      <form {...form} className={styles.form}>
        <Stack gap="x4">
          <FormErrorBanner {...banner} />
          {children}
          <Stack align="start">
            <Button type="submit" loading={busy} loadingLabel={intl.formatMessage('account.saving')}>
              {intl.formatMessage('account.save')}
            </Button>
          </Stack>
        </Stack>
      </form>
    </section>
  );
}
