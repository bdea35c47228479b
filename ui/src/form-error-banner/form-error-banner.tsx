'use client';
import { useEffect, useId, useRef, type HTMLAttributes, type MouseEvent, type Ref } from 'react';
import { ErrorIcon } from '../icon/index.ts';
import { useStrings } from '../provider/index.ts';
import { useMergedRef } from '../hooks/index.ts';
import { classNames } from '../styles/class-names.ts';
import { focusField } from './focus-field.ts';
import { hasNewErrors, type FormErrorItem } from './new-errors.ts';
import * as styles from './form-error-banner.css.ts';
import { formErrorBannerStrings } from './form-error-banner.strings.ts';

/** Props of `FormErrorBanner`. Other attributes are passed to the `<div>`. */
export interface FormErrorBannerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'children'> {
  /** Errors; an empty list renders nothing. */
  errors: readonly FormErrorItem[];
  /** Whether the messages may be shown; otherwise only the generic message is shown. Default `true`. */
  showMessages?: boolean;
  /** Message in place of those that must not be shown. Default: from the provider's strings. */
  genericMessage?: string | undefined;
  /** Title above the messages, e.g. `Correct the marked fields`. Default: none. */
  title?: string;
  /**
   * Number of submissions of the form: a new one focuses the banner even if the errors are the same. Default: only new
   * errors do.
   */
  submitCount?: number;
  /** Ref to the banner, which has the role `group`. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Errors of a form, above it. New errors scroll the banner into view and focus it, so that they are announced and the
 * next Tab reaches the links to the fields.
 */
export function FormErrorBanner({
  errors,
  showMessages = true,
  genericMessage,
  title,
  submitCount = 0,
  className,
  ref,
  ...props
}: FormErrorBannerProps) {
  const banner = useRef<HTMLDivElement>(null);
  const told = useRef<{ errors: readonly FormErrorItem[]; submitCount: number }>({ errors: [], submitCount });
  const id = useId();
  const strings = useStrings('formErrorBanner', formErrorBannerStrings, { genericMessage });
  const mergedRef = useMergedRef(banner, ref);

  useEffect(() => {
    const before = told.current;
    told.current = { errors, submitCount };
    const isCall = errors.length > 0 && (submitCount !== before.submitCount || hasNewErrors(before.errors, errors));
    if (isCall && banner.current) call(banner.current);
  }, [errors, submitCount]);

  if (errors.length === 0) return null;
  const shown = showMessages ? errors : [{ message: strings.genericMessage }];
  return (
    <div
      {...props}
      ref={mergedRef}
      role="group"
      tabIndex={-1}
      aria-labelledby={title ? `${id}-title` : `${id}-messages`}
      aria-describedby={title ? `${id}-messages` : undefined}
      className={classNames(styles.banner, className)}
    >
      <ErrorIcon size="medium" />
      <div className={styles.texts}>
        {title && (
          <p id={`${id}-title`} className={styles.title}>
            {title}
          </p>
        )}
        <div id={`${id}-messages`}>
          <Messages errors={shown} />
        </div>
      </div>
    </div>
  );
}

function Messages({ errors }: { errors: readonly FormErrorItem[] }) {
  const [first] = errors;
  if (errors.length === 1 && first) return <Message {...first} />;
  return (
    <ul role="list" className={styles.list}>
      {errors.map((error) => (
        <li key={`${error.fieldId ?? ''} ${error.message}`}>
          <Message {...error} />
        </li>
      ))}
    </ul>
  );
}

function Message({ message, fieldId }: FormErrorItem) {
  if (fieldId === undefined) return message;
  const goToField = (event: MouseEvent) => {
    if (focusField(fieldId)) event.preventDefault();
  };
  return (
    <a href={`#${fieldId}`} onClick={goToField} className={styles.link}>
      {message}
    </a>
  );
}

/** Scrolls the banner into view and focuses it. Focusing must not scroll, because that would jump. */
function call(banner: HTMLElement) {
  const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  banner.scrollIntoView({ behavior: still ? 'instant' : 'smooth', block: 'center' });
  banner.focus({ preventScroll: true });
}
