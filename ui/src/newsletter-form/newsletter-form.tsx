'use client';
import {
  useEffect,
  useReducer,
  useRef,
  type FormHTMLAttributes,
  type ReactNode,
  type Ref,
  type SubmitEvent,
} from 'react';
import { Button } from '../button/index.ts';
import { ConsentCheckbox, type ConsentCheckboxProps } from '../consent-checkbox/index.ts';
import { FormErrorBanner } from '../form-error-banner/index.ts';
import { useAnnounce } from '../live-region/index.ts';
import { SuccessIcon } from '../icon/index.ts';
import { useStrings, type StringOverrides } from '../provider/index.ts';
import { useMergedRef } from '../hooks/index.ts';
import { Spinner } from '../spinner/index.ts';
import { classNames } from '../styles/class-names.ts';
import { TextField } from '../text-field/index.ts';
import * as styles from './newsletter-form.css.ts';
import { newsletterFormStrings, type NewsletterFormStrings } from './newsletter-form.strings.ts';

/** States of a subscription: nothing submitted, in progress, accepted, rejected. */
export const newsletterStatuses = ['idle', 'loading', 'success', 'error'] as const;
/** State of a subscription, one of `newsletterStatuses`. */
export type NewsletterStatus = (typeof newsletterStatuses)[number];

/** Values of the submitted form. */
export interface NewsletterSubscription {
  /** Trimmed e-mail address. */
  email: string;
  /** Whether the consent was given; true if the form has none. */
  consent: boolean;
}

/** Consent that the form requires. */
export interface NewsletterConsent extends Pick<ConsentCheckboxProps, 'legalText'> {
  /** Text of the consent; may contain links. */
  label: ReactNode;
}

/** Props of `NewsletterForm`. Other attributes are passed to the `<form>`. Omitted strings come from the provider. */
export interface NewsletterFormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'children'>,
    StringOverrides<NewsletterFormStrings> {
  /** State, controlled by the parent. A change to `success` resets the form. Default `idle`. */
  status?: NewsletterStatus | undefined;
  /** Called with the submitted values, but not while loading. The host validates them. */
  onSubscribe(subscription: NewsletterSubscription): void;
  /** Error of the e-mail address, e.g. `Enter a valid email address.` */
  emailError?: string | undefined;
  /** Consent to request. Default: none. */
  consent?: NewsletterConsent | undefined;
  /** Error of the consent. */
  consentError?: string | undefined;
  /** Error message of the server, shown in the state `error`. */
  serverError?: string | undefined;
  /** Small print below the button, e.g. the privacy notice of a captcha. */
  notice?: ReactNode;
  /** Tone; `inverse` is for the dark background of the footer. Default `default`. */
  tone?: 'default' | 'inverse' | undefined;
  /** Ref to the `<form>` element. */
  ref?: Ref<HTMLFormElement>;
}

/**
 * Newsletter form. While it is submitted, a text covers it and is announced. Focus is not trapped: it stays in place,
 * or moves to the message when the form is hidden, and to the first invalid field after a submission that has errors.
 *
 * | state hook of the root | value |
 * | --- | --- |
 * | `data-status` | the `status` |
 * | `data-loading` | `true` while the status is `loading` |
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
  const isErrorExpected = useRef(false);
  // Renders after every submission, also if the host returns the same errors again.
  const [submissions, countSubmission] = useReducer((count: number) => count + 1, 0);
  const loading = status === 'loading';
  const announce = useAnnounce();

  useEffect(() => {
    if (shown.current === status) return;
    shown.current = status;
    if (status !== 'success') return;
    form.current?.reset();
    // Only if focus is in the form: the shopper may have moved on.
    if (form.current?.contains(document.activeElement)) message.current?.focus();
  }, [status]);

  useEffect(() => {
    if (!isErrorExpected.current || loading || !(emailError || consentError)) return;
    isErrorExpected.current = false;
    // Safari does not focus buttons on click.
    const isHere = document.activeElement === document.body || form.current?.contains(document.activeElement);
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    // The new description of a field that has the focus already would not be read.
    if (field === document.activeElement) announce(emailError || consentError || '');
    else if (isHere) field?.focus();
  }, [submissions, emailError, consentError, loading, announce]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (loading) return;
    const data = new FormData(event.currentTarget);
    const email = data.get('email');
    onSubscribe({
      email: typeof email === 'string' ? email.trim() : '',
      consent: consent === undefined || data.has('consent'),
    });
    isErrorExpected.current = true;
    countSubmission();
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
