'use client';
import { useEffect, useRef, type FormHTMLAttributes, type ReactNode, type Ref, type SubmitEvent } from 'react';
import { Button } from '../button/index.ts';
import { ConsentCheckbox, type ConsentCheckboxProps } from '../consent-checkbox/index.ts';
import { FormErrorBanner } from '../form-error-banner/index.ts';
import { SuccessIcon } from '../icon/index.ts';
import { useWords, type OwnWords } from '../provider/index.ts';
import { useMergedRef } from '../hooks/index.ts';
import { Spinner } from '../spinner/index.ts';
import { classNames } from '../styles/class-names.ts';
import { TextField } from '../text-field/index.ts';
import * as styles from './newsletter-form.css.ts';
import { newsletterFormWords, type NewsletterFormWords } from './newsletter-form.words.ts';

/** How far a subscription is: nothing sent, on its way, taken, refused [NWS-01]. */
export const newsletterStatuses = ['idle', 'busy', 'success', 'error'] as const;
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

/** Words that are left out come from the provider's table. All other attributes go to the `<form>`. */
export interface NewsletterFormProps
  extends Omit<FormHTMLAttributes<HTMLFormElement>, 'onSubmit' | 'children'>, OwnWords<NewsletterFormWords> {
  /** Held by the parent. Going to `success` empties the form [NWS-03]. Default `idle`. */
  status?: NewsletterStatus | undefined;
  /** Called with what was entered; not called while busy. Checking it is up to the host. */
  onSubscribe(subscription: NewsletterSubscription): void;
  /** What is wrong with the address, e.g. `Wpisz poprawny adres e-mail.` */
  emailError?: string | undefined;
  /** Asks for a consent. Default: none is asked for. */
  consent?: NewsletterConsent | undefined;
  /** What is wrong with the consent. */
  consentError?: string | undefined;
  /** What the server said, shown with the status `error` [NWS-11]. */
  serverError?: string | undefined;
  /** Small print below the button, e.g. the privacy notice of a captcha. */
  notice?: ReactNode;
  /** `inverse` on the dark ground of the footer. Default `default`. */
  tone?: 'default' | 'inverse' | undefined;
  /** The `<form>`. */
  ref?: Ref<HTMLFormElement>;
}

/**
 * The form of a newsletter. While it is sent, words lie over it and are said; nothing is trapped, and the focus stays
 * where it is or, once the form is gone from sight, goes to the message (FO-8, FO-9, FO-17).
 *
 * | state hook of the root | value |
 * | --- | --- |
 * | `data-status` | the `status` |
 * | `data-busy` | there while the status is `busy` |
 */
export function NewsletterForm({
  status = 'idle', onSubscribe, emailError, consent, consentError, serverError, notice, tone = 'default',
  emailLabel, submitLabel, busyLabel, successMessage, className, ref, ...props
}: NewsletterFormProps) {
  const words = useWords('newsletterForm', newsletterFormWords, { emailLabel, submitLabel, busyLabel, successMessage });
  const form = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const shown = useRef(status);
  const mergedRef = useMergedRef(form, ref);
  const busy = status === 'busy';

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
    if (busy) return;
    const data = new FormData(event.currentTarget);
    const email = data.get('email');
    onSubscribe({ email: typeof email === 'string' ? email.trim() : '', consent: consent === undefined || data.has('consent') });
  };

  return (
    <form
      method="post"
      noValidate
      {...props}
      ref={mergedRef}
      onSubmit={submit}
      aria-busy={busy || undefined}
      data-status={status}
      data-busy={busy || undefined}
      className={classNames(styles.form, tone === 'inverse' && styles.inverse, className)}
    >
      <FormErrorBanner errors={status === 'error' && serverError ? [{ message: serverError }] : []} />
      <div className={styles.row}>
        <TextField
          label={words.emailLabel}
          name="email"
          type="email"
          autoComplete="email"
          tone={tone}
          error={emailError}
          readOnly={busy}
          className={styles.field}
        />
        <Button type="submit" variant={tone === 'inverse' ? 'highlight' : 'primary'} disabled={busy} className={styles.submit}>
          {words.submitLabel}
        </Button>
      </div>
      {consent && (
        <ConsentCheckbox name="consent" value="yes" tone={tone} error={consentError} legalText={consent.legalText}>
          {consent.label}
        </ConsentCheckbox>
      )}
      {notice && <div className={styles.notice}>{notice}</div>}
      <div role="status" className={classNames(styles.status, busy && styles.overlay)}>
        {busy && (
          <>
            <Spinner />
            {words.busyLabel}
          </>
        )}
        {status === 'success' && (
          <>
            <SuccessIcon size="medium" />
            <p ref={message} tabIndex={-1} className={styles.success}>
              {words.successMessage}
            </p>
          </>
        )}
      </div>
    </form>
  );
}
