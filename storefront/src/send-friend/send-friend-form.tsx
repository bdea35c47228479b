import { Button } from '@witryna/ui/button';
import { Fieldset } from '@witryna/ui/fieldset';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Inline, Stack } from '@witryna/ui/layout';
import { TextArea } from '@witryna/ui/text-area';
import { TextField } from '@witryna/ui/text-field';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { customerQuery } from '../auth/index.ts';
import { CaptchaField, useCaptcha } from '../captcha/index.ts';
import { useMutate, useQuery } from '../commerce/index.ts';
import { fieldMessage, getSendError, nameError, useSlowNotice } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useSession } from '../session/index.ts';
import {
  checkFriendMail,
  maxRecipients,
  toSendFriendInput,
  type FieldName,
  type FriendMail,
  type Recipient,
} from './friend-mail.ts';
import { sendFriendMutation } from './send-friend-operations.ts';

interface SendFriendFormProps {
  /** Uid of the product. */
  uid: string;
  /** What has been written; null for nothing yet. */
  draft: FriendMail | null;
  onDraftChange(mail: FriendMail): void;
  /** Whether it is being sent. */
  busy: boolean;
  onBusyChange(busy: boolean): void;
  /** Called with the number of recipients when the e-mails are sent. */
  onSent(count: number): void;
  onCancel(): void;
}

const nobody: Recipient = { name: '', email: '' };

/** The form; a customer's name and address are filled in. */
export function SendFriendForm(props: SendFriendFormProps) {
  const { token } = useSession();
  const { data, error } = useQuery(customerQuery, token === undefined ? null : {});
  if (token !== undefined && !data && error === undefined) return null;
  const { firstname, lastname, email } = data?.customer ?? {};
  return <Fields {...props} senderName={[firstname, lastname].filter(Boolean).join(' ')} senderEmail={email ?? ''} />;
}

function Fields({
  uid,
  draft,
  onDraftChange: setMail,
  busy,
  onBusyChange: setBusy,
  onSent,
  onCancel,
  senderName,
  senderEmail,
}: SendFriendFormProps & Pick<FriendMail, 'senderName' | 'senderEmail'>) {
  const intl = useIntl();
  const { mutate } = useMutate();
  const announceSlow = useSlowNotice();
  const { form: captchaForm, captcha, confirm } = useCaptcha('SENDFRIEND');
  const mail = draft ?? { senderName, senderEmail, message: '', recipients: [nobody] };
  const [attempt, setAttempt] = useState(0);
  const [listed, setListed] = useState<{ message: string; fieldId?: string }[]>([]);
  const adder = useRef<HTMLButtonElement>(null);
  const isRecipientAdded = useRef(false);
  const { recipients } = mail;
  const lastRecipient = recipients.length - 1;
  useEffect(() => {
    if (isRecipientAdded.current) document.getElementById(`send-friend-name-${lastRecipient}`)?.focus();
    isRecipientAdded.current = false;
  }, [lastRecipient]);
  const errors = new Map(attempt > 0 ? checkFriendMail(mail) : []);

  const labels = {
    senderName: intl.formatMessage('sendFriend.senderName'),
    senderEmail: intl.formatMessage('sendFriend.senderEmail'),
    message: intl.formatMessage('sendFriend.message'),
  };
  const getLabel = (name: FieldName): string => {
    if (name === 'senderName' || name === 'senderEmail' || name === 'message') return labels[name];
    return intl.formatMessage(name.startsWith('name-') ? 'sendFriend.recipientName' : 'sendFriend.recipientEmail');
  };
  /** The fields of all recipients have the same labels: the list of errors says whose they are. */
  const getListedLabel = (name: FieldName): string => {
    const [, index] = /^(?:name|email)-(\d+)$/.exec(name) ?? [];
    return index === undefined
      ? getLabel(name)
      : [intl.formatMessage('sendFriend.recipient', { number: Number(index) + 1 }), getLabel(name)].join(', ');
  };
  const setRecipient = (index: number, change: Partial<Recipient>) =>
    setMail({
      ...mail,
      recipients: recipients.map((recipient, at) => (at === index ? { ...recipient, ...change } : recipient)),
    });
  const field = (name: FieldName, value: string, onValueChange: (value: string) => void) => ({
    id: `send-friend-${name}`,
    name,
    label: getLabel(name),
    value,
    error: fieldMessage(intl, errors.get(name)),
    onChange: (event: { currentTarget: { value: string } }) => onValueChange(event.currentTarget.value),
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setAttempt((count) => count + 1);
    const wrong = checkFriendMail(mail).flatMap(([name, error]) => {
      const message = fieldMessage(intl, error);
      return message
        ? [{ fieldId: `send-friend-${name}`, message: nameError(intl, getListedLabel(name), message) }]
        : [];
    });
    setListed(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    try {
      if (!(await confirm())) return;
      await announceSlow(mutate(sendFriendMutation, { input: toSendFriendInput(uid, mail) }));
      onSent(recipients.length);
    } catch (error) {
      setListed([{ message: getSendError(intl, error, 'sendFriend.failed') }]);
    } finally {
      setBusy(false);
    }
  };

  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} {...captchaForm}>
      <Stack gap="x5">
        <FormErrorBanner
          errors={listed}
          submitCount={attempt}
          {...(listed.some(({ fieldId }) => fieldId !== undefined) && {
            title: intl.formatMessage('forms.correctFields'),
          })}
        />
        <TextField
          {...field('senderName', mail.senderName, (value) => setMail({ ...mail, senderName: value }))}
          autoComplete="name"
        />
        <TextField
          {...field('senderEmail', mail.senderEmail, (value) => setMail({ ...mail, senderEmail: value }))}
          type="email"
          autoComplete="email"
        />
        <TextArea {...field('message', mail.message, (value) => setMail({ ...mail, message: value }))} />
        {recipients.map((recipient, index) => (
          <Fieldset key={index} legend={intl.formatMessage('sendFriend.recipient', { number: index + 1 })}>
            <TextField
              {...field(`name-${index}`, recipient.name, (value) => setRecipient(index, { name: value }))}
              autoComplete="off"
            />
            <TextField
              {...field(`email-${index}`, recipient.email, (value) => setRecipient(index, { email: value }))}
              type="email"
              autoComplete="off"
            />
            {recipients.length > 1 && (
              <Stack align="start">
                <Button
                  variant="quiet"
                  size="small"
                  onClick={() => {
                    setMail({ ...mail, recipients: recipients.filter((_, at) => at !== index) });
                    adder.current?.focus();
                  }}
                >
                  {intl.formatMessage('sendFriend.remove', { number: index + 1 })}
                </Button>
              </Stack>
            )}
          </Fieldset>
        ))}
        <Stack align="start">
          <Button
            ref={adder}
            variant="secondary"
            size="small"
            disabled={recipients.length >= maxRecipients}
            onClick={() => {
              isRecipientAdded.current = true;
              setMail({ ...mail, recipients: [...recipients, nobody] });
            }}
          >
            {intl.formatMessage('sendFriend.add')}
          </Button>
        </Stack>
        <CaptchaField captcha={captcha} />
        <Inline gap="x3">
          <Button type="submit" loading={busy} loadingLabel={intl.formatMessage('sendFriend.submitting')}>
            {intl.formatMessage('sendFriend.submit')}
          </Button>
          <Button variant="secondary" disabled={busy} onClick={onCancel}>
            {intl.formatMessage('sendFriend.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
