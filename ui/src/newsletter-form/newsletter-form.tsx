'use client';
import { useEffect, useRef, type FormHTMLAttributes, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { Button } from '../button/index.ts';
import { ConsentCheckbox, type ConsentCheckboxProps } from '../consent-checkbox/index.ts';
import { FormErrorBanner } from '../form-error-banner/index.ts';
import { SuccessIcon } from '../icon/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { useMergedRef } from '../hooks/index.ts';
import { Spinner } from '../spinner/index.ts';
import { classNames } from '../styles/class-names.ts';
import { TextField } from '../text-field/index.ts';
import * as styles from './newsletter-form.css.ts';
import { newsletterFormStrings, type NewsletterFormStrings } from './newsletter-form.strings.ts';

/** How far a subscription is: nothing sent, on its way, taken, refused. */
export const newsletterStatuses = ['idle', 'loading', 'success', 'error'] as const;
/** One of `newsletterStatuses`. */
export type NewsletterStatus = (typeof newsletterStatuses)[number];

/** What the shopper sends. */
export interface NewsletterSubscription {
  /** Without the spaces around it. */
  email: string;
  /** Whether the consent was ticked; true where the form asks for none. */
  consent: boolean;
}

/** The consent that the form asks for. */
export interface NewsletterConsent extends Pick<ConsentCheckboxProps, 'legalText'> {
  /** What is agreed to; may hold links. */
  label: ReactNode;
}

/** Omitted strings come from the provider. All other attributes go to the `<form>`. */
export interface NewsletterFormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'children'>,
    StringOverrides<NewsletterFormStrings> {
  /** Held by the parent. Going to `success` empties the form. Default `idle`. */
  status?: NewsletterStatus | undefined;
  /** Called with what was entered; not called while loading. Checking it is up to the host. */
  onSubscribe(subscription: NewsletterSubscription): void;
  /** What is wrong with the address, e.g. `Wpisz poprawny adres e-mail.` */
  emailError?: string | undefined;
  /** Asks for a consent. Default: none is asked for. */
  consent?: NewsletterConsent | undefined;
  /** What is wrong with the consent. */
  consentError?: string | undefined;
  /** What the server said, shown with the status `error`. */
  serverError?: string | undefined;
  /** Small print below the button, e.g. the privacy notice of a captcha. */
  notice?: ReactNode;
  /** `inverse` on the dark background of the footer. Default `default`. */
  tone?: 'default' | 'inverse' | undefined;
  /** The `<form>`. */
  ref?: Ref<HTMLFormElement>;
}

/**
 * The form of a newsletter. While it is sent, words lie over it and are said; nothing is trapped, and the focus stays
 * where it is or, once the form is gone from sight, goes to the message.
 *
 * | state hook of the root | value |
 * | --- | --- |
 * | `data-status` | the `status` |
 * | `data-loading` | the status is `loading` |
 */
export function NewsletterForm({
  status = 'idle',
  onSubscribe,
  emailError,
  consent,
  consentError,
  serverError,
  notice,
  tone = 'default',
  emailLabel,
  submitLabel,
  loadingLabel,
  successMessage,
  className,
  ref,
  ...props
}: NewsletterFormProps) {
  const strings = useStrings('newsletterForm', newsletterFormStrings, {
    emailLabel,
    submitLabel,
    loadingLabel,
    successMessage,
  });
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const shown = useRef(status);
  const mergedRef = useMergedRef(form, ref);
  const loading = status === 'loading';

  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    if (status !== 'success') return;
    form.current?.reset();
    // Not taken from elsewhere: the shopper may have gone on in the meantime.
    if (form.current?.contains(document.activeElement)) message.current?.focus();
  }, [status]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const data = new FormData(event.currentTarget);
    const email = data.get('email');
    onSubscribe({
      email: typeof email === 'string' ? email.trim() : '',
      consent: consent === undefined || data.has('consent'),
    });
  };

  return (
    <form
      method="post"
      noValidate
      {...props}
      ref={mergedRef}
      onSubmit={submit}
      aria-busy={loading || undefined}
      data-status={status}
      data-loading={loading || undefined}
      className={classNames(styles.form, tone === 'inverse' && styles.inverse, className)}
    >
      <FormErrorBanner errors={status === 'error' && serverError ? [{ message: serverError }] : []} />
      <div className={styles.row}>
        <TextField
          label={strings.emailLabel}
          name="email"
          type="email"
          autoComplete="email"
          tone={tone}
          error={emailError}
          readOnly={loading}
          className={styles.field}
        />
        <Button
          type="submit"
          variant={tone === 'inverse' ? 'highlight' : 'primary'}
          disabled={loading}
          className={styles.submit}
        >
          {strings.submitLabel}
        </Button>
      </div>
      {consent && (
        <ConsentCheckbox name="consent" value="yes" tone={tone} error={consentError} legalText={consent.legalText}>
          {consent.label}
        </ConsentCheckbox>
      )}
      {notice && <div className={styles.notice}>{notice}</div>}
      <div role="status" className={classNames(styles.status, loading && styles.overlay)}>
        {loading && (
          <>
            <Spinner />
            {strings.loadingLabel}
          </>
        )}
        {status === 'success' && (
          <>
            <SuccessIcon size="medium" />
            <p ref={message} tabIndex={-1} className={styles.success}>
              {strings.successMessage}
            </p>
          </>
        )}
      </div>
    </form>
  );
}
