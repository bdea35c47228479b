import { useState, type SubmitEvent } from 'react';
import { serverText, UnknownOutcomeError } from '../commerce/index.ts';
import { type MessageId, useIntl } from '../i18n/index.ts';
import { fieldMessage } from './field-message.ts';
import { nameError } from './name-error.ts';
import { usePostedForm } from './posted-form.ts';
import { isTooManyRequests } from './too-many-requests.ts';
import { useSlowNotice } from './use-slow-notice.ts';
import { useTypedValues } from './use-typed-values.ts';
import type { FormError } from './validators.ts';

/** What is wrong with a form, above it; with a field's id the message is a link to the field. */
interface ListedError {
  message: string;
  fieldId?: string;
}

/** A field of a form, for the component that renders it. */
interface FormField<Name extends string> {
  id: string;
  name: Name;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (event: { currentTarget: { value: string } }) => void;
}

export interface FormOptions<Field extends string> {
  /** Stands before the ids of the fields. */
  id: string;
  /** Names of the fields, in the order of the screen: messages, or texts of the merchant. */
  labels: Readonly<Record<Field, MessageId | { text: string }>>;
  /** What is in the fields at first, also in those that come later. */
  initial: Readonly<Record<Field, string>>;
  /** What is wrong with each field. */
  check(values: Readonly<Record<Field, string>>): Partial<Record<Field, FormError | undefined>>;
  /**
   * Does what the shopper has to do before the form is sent, e.g. a captcha. With false nothing is sent; what is wrong is
   * said elsewhere. Default: nothing.
   */
  confirm?(): Promise<boolean>;
  /** Sends what was typed. A failure leaves it in the fields. */
  send(values: Readonly<Record<Field, string>>): Promise<void>;
  /**
   * Text for what `send` throws, except for too many requests; where it returns none, that what was typed could not be
   * saved, or, for an `UnknownOutcomeError`, that it is unknown whether it was. Default: the backend's own words.
   */
  describe?(error: unknown): string | undefined;
}

/**
 * A form of text fields: nothing is called wrong before the first attempt to send, afterward each field says immediately
 * what is wrong; sending waits for the answer, and says so when it takes long; a failure loses nothing typed. What is
 * sent before the scripts are there goes to the server in the body of a request, never in its URL, and is in the fields
 * of the page that the server returns.
 */
export function useForm<Field extends string>({
  id,
  labels,
  initial,
  check,
  confirm,
  send,
  describe = serverText,
}: FormOptions<Field>) {
  const intl = useIntl();
  const announceSlow = useSlowNotice();
  const posted = usePostedForm();
  // The labels' own keys are the fields.
  const fields = Object.keys(labels).filter((name): name is Field => name in labels);
  const [entered, setValues] = useState<Readonly<Record<string, string>>>(posted?.values ?? {});
  const values = { ...initial, ...entered };
  useTypedValues(id, fields, (typed) => setValues((current) => ({ ...current, ...typed })));
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [listed, setListed] = useState<ListedError[]>(posted?.error ? [{ message: posted.error }] : []);
  const errors: Partial<Record<Field, FormError | undefined>> = attempt > 0 ? check(values) : {};
  const getLabel = (name: Field) => {
    const label: MessageId | { text: string } = labels[name];
    return typeof label === 'string' ? intl.formatMessage(label) : label.text;
  };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setAttempt((count) => count + 1);
    const found = check(values);
    const wrong = fields.flatMap((name) => {
      const message = fieldMessage(intl, found[name]);
      return message ? [{ fieldId: `${id}-${name}`, message: nameError(intl, getLabel(name), message) }] : [];
    });
    setListed(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    try {
      if (confirm && !(await confirm())) return;
      await announceSlow(send(values));
    } catch (error) {
      setListed([
        {
          message: isTooManyRequests(error)
            ? intl.formatMessage('forms.tooMany')
            : (describe(error) ??
              intl.formatMessage(error instanceof UnknownOutcomeError ? 'forms.unknown' : 'forms.failed')),
        },
      ]);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    busy,
    /** For the `<form>`. */
    form: { method: 'post' as const, onSubmit: (event: SubmitEvent) => void submit(event), noValidate: true },
    /** For the `FormErrorBanner` above the fields. */
    banner: {
      errors: listed,
      submitCount: attempt,
      ...(listed.some(({ fieldId }) => fieldId) && { title: intl.formatMessage('forms.correctFields') }),
    },
    /** For the field of that name. */
    field: (name: Field): FormField<Field> => ({
      id: `${id}-${name}`,
      name,
      label: getLabel(name),
      value: values[name],
      error: fieldMessage(intl, errors[name]),
      onChange: (event: { currentTarget: { value: string } }) => {
        const { value } = event.currentTarget;
        setValues((current) => ({ ...current, [name]: value }));
      },
    }),
    /** Begins again, e.g. after the form was sent. */
    reset: (next: Readonly<Record<Field, string>> = initial) => {
      setValues(next);
      setAttempt(0);
      setListed([]);
    },
  };
}
