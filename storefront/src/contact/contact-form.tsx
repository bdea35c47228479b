import { Button } from '@witryna/ui/button';
import { ConsentCheckbox } from '@witryna/ui/consent-checkbox';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Select } from '@witryna/ui/select';
import { Text } from '@witryna/ui/text';
import { TextArea } from '@witryna/ui/text-area';
import { TextField } from '@witryna/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { CaptchaField, useCaptcha } from '../captcha/index.ts';
import { isSupported, useCommerce, useMutate } from '../commerce/index.ts';
import { Html } from '../content/index.ts';
import { fieldMessage, getSendError, nameError, usePostedForm, useSlowNotice, useTypedValues } from '../forms/index.ts';
import { useIntl, type MessageId } from '../i18n/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { layoutBlocks } from '../platform/layout/layout-blocks.ts';
import { SanitizedHtml } from '../trusted-types/index.ts';
import {
  contactErrors,
  contactFields,
  contactReasons,
  parsePostedMessage,
  type ContactField,
  type ContactMessage,
} from './contact-message.ts';
import { submitContactMutation, submitStockContactMutation } from './contact-operations.ts';
import { contactVariables, stockContactVariables } from './contact-variables.ts';

const labels = {
  contactReason: 'contact.contactReason',
  orderNumber: 'contact.orderNumber',
  name: 'contact.name',
  email: 'contact.email',
  telephone: 'contact.telephone',
  comment: 'contact.comment',
  isConsent: 'contact.isConsent',
} as const satisfies Record<ContactField, MessageId>;

const reasons = {
  order: 'contact.reason.order',
  product: 'contact.reason.product',
  subscription: 'contact.reason.subscription',
  return: 'contact.reason.return',
  cooperation: 'contact.reason.cooperation',
  other: 'contact.reason.other',
} as const;

interface ContactFormProps {
  /** What the fields hold at first. */
  initial: ContactMessage;
  /** Sanitized label of the consent; null for none, which is then not asked for. */
  consentLabel: string | null;
  /** Sanitized legal text below the consent; null for none. */
  consentLegal: string | null;
  /** Whether the page names other ways of contact. */
  hasWays: boolean;
  /** Called with what was sent. */
  onSent(message: ContactMessage): void;
}

/** The contact form. What was typed stays until the message has been taken. */
export function ContactForm({ initial, consentLabel, consentLegal, hasWays, onSent }: ContactFormProps) {
  const intl = useIntl();
  const sellsSubscriptions = layoutBlocks.subscriptionOffer in useLayout().blocks;
  const offeredReasons = contactReasons.filter((reason) => reason !== 'subscription' || sellsSubscriptions);
  const { client } = useCommerce();
  const { mutate } = useMutate();
  const announceSlow = useSlowNotice();
  const { form: captchaForm, captcha, confirm } = useCaptcha('CONTACT');
  const posted = usePostedForm();
  const [message, setMessage] = useState(() =>
    posted ? { ...initial, ...parsePostedMessage(posted.values) } : initial,
  );
  useTypedValues('contact', contactFields, ({ isConsent, ...typed }) =>
    setMessage(({ isConsent: isGiven, ...current }) => ({
      ...parsePostedMessage({ ...current, ...typed }),
      isConsent: isGiven || isConsent !== undefined,
    })),
  );
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [banner, setBanner] = useState<{ message: string; fieldId?: string }[]>(
    posted?.error ? [{ message: posted.error }] : [],
  );
  const getErrors = (current: ContactMessage) =>
    contactErrors(consentLabel === null ? { ...current, isConsent: true } : current);
  const errors = attempt > 0 ? getErrors(message) : {};

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setAttempt((count) => count + 1);
    const found = getErrors(message);
    const wrong = contactFields.flatMap((name) => {
      const error = fieldMessage(intl, found[name]);
      return error
        ? [{ fieldId: `contact-${name}`, message: nameError(intl, intl.formatMessage(labels[name]), error) }]
        : [];
    });
    setBanner(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    const reason = message.contactReason ? intl.formatMessage(reasons[message.contactReason]) : '';
    try {
      if (!(await confirm())) {
        setBusy(false);
        return;
      }
      await announceSlow(
        isSupported(client, submitContactMutation)
          ? mutate(submitContactMutation, contactVariables(message, reason))
          : mutate(submitStockContactMutation, stockContactVariables(message, reason)),
      );
      onSent(message);
    } catch (error) {
      setBanner([{ message: getSendError(intl, error, hasWays ? 'contact.failed' : 'contact.failedWithoutOtherWay') }]);
      setBusy(false);
    }
  };

  const field = (name: Exclude<ContactField, 'isConsent'>) => ({
    id: `contact-${name}`,
    name,
    label: intl.formatMessage(labels[name]),
    value: message[name],
    error: fieldMessage(intl, errors[name]),
    onChange: (event: { currentTarget: { value: string } }) =>
      setMessage({ ...message, [name]: event.currentTarget.value }),
  });

  return (
    <form method="post" onSubmit={(event) => void submit(event)} noValidate {...captchaForm}>
      <Stack gap="x4">
        <FormErrorBanner
          errors={banner}
          {...(banner.some(({ fieldId }) => fieldId) && { title: intl.formatMessage('contact.correctFields') })}
          submitCount={attempt}
        />
        <Text size="small" tone="secondary">
          {intl.formatMessage('contact.required')}
        </Text>
        <Select
          {...field('contactReason')}
          placeholder={intl.formatMessage('contact.chooseReason')}
          options={offeredReasons.map((reason) => ({ value: reason, label: intl.formatMessage(reasons[reason]) }))}
        />
        <TextField {...field('orderNumber')} optional autoComplete="off" />
        <TextField {...field('name')} autoComplete="name" />
        <TextField {...field('email')} type="email" autoComplete="email" />
        <TextField {...field('telephone')} optional type="tel" autoComplete="tel" />
        <TextArea {...field('comment')} rows={6} maxLength={4000} />
        {consentLabel !== null && (
          <ConsentCheckbox
            id="contact-isConsent"
            name="isConsent"
            checked={message.isConsent}
            error={fieldMessage(intl, errors.isConsent)}
            onChange={(event) => setMessage({ ...message, isConsent: event.currentTarget.checked })}
            {...(consentLegal !== null && {
              legalText: { summary: intl.formatMessage('contact.legal'), content: <Html html={consentLegal} /> },
            })}
          >
            <SanitizedHtml as="span" html={consentLabel} />
          </ConsentCheckbox>
        )}
        <CaptchaField captcha={captcha} />
        <Button type="submit" size="large" loading={busy} loadingLabel={intl.formatMessage('contact.submitting')}>
          {intl.formatMessage('contact.submit')}
        </Button>
      </Stack>
    </form>
  );
}
