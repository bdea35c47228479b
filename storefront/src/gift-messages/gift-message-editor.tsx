import { Button } from '@witryna/ui/button';
import { Disclosure } from '@witryna/ui/disclosure';
import { Inline, Stack } from '@witryna/ui/layout';
import { useAnnounce } from '@witryna/ui/live-region';
import { Text } from '@witryna/ui/text';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from '../i18n/index.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { GiftMessageForm } from './gift-message-form.tsx';
import type { GiftMessage, GiftMessageTarget } from './gift-message-target.ts';

interface GiftMessageEditorProps {
  target: GiftMessageTarget;
  /** Stores a message, and shows the stored one before its promise resolves; one without text removes it. */
  onSave(message: GiftMessage): Promise<void>;
}

/** The gift message of the order or of a line, behind its name: the form, or the stored message with its actions. */
export function GiftMessageEditor({ target, onSave }: GiftMessageEditorProps) {
  const intl = useIntl();
  const announce = useAnnounce();
  const toast = useToast();
  const { message } = target;
  const [open, setOpen] = useState(message !== null);
  const [isEditing, setEditing] = useState(false);
  const [busy, setBusy] = useState(false);
  const root = useRef<HTMLDetailsElement>(null);
  // What takes the focus when the form or the stored message has left the page; a new object for each time.
  const [focused, setFocused] = useState<{ name: 'button' | 'summary' } | null>(null);
  useEffect(() => {
    if (focused) root.current?.querySelector<HTMLElement>(focused.name)?.focus();
  }, [focused]);
  const about =
    target.type === 'order'
      ? intl.formatMessage('giftMessages.order')
      : intl.formatMessage('giftMessages.product', { product: target.product });

  const save = async (next: GiftMessage) => {
    await onSave(next);
    setEditing(false);
    setFocused({ name: 'button' });
    announce(intl.formatMessage('giftMessages.saved'));
  };
  const remove = async () => {
    setBusy(true);
    try {
      await onSave({ from: '', to: '', message: '' });
      setOpen(false);
      setFocused({ name: 'summary' });
      announce(intl.formatMessage('giftMessages.removed'));
    } catch {
      toast({ type: 'error', message: intl.formatMessage('giftMessages.failed') });
    } finally {
      setBusy(false);
    }
  };

  return (
    <Disclosure ref={root} title={about} headingLevel={3} open={open} onOpenChange={setOpen}>
      {message && !isEditing ? (
        <Stack gap="x3">
          <Text size="small" tone="secondary">
            {intl.formatMessage('giftMessages.names', { from: message.from, to: message.to })}
          </Text>
          <Text keepLineBreaks>{message.message}</Text>
          <Inline gap="x3">
            <Button
              variant="secondary"
              size="small"
              aria-label={intl.formatMessage('giftMessages.editAbout', { about })}
              onClick={() => setEditing(true)}
            >
              {intl.formatMessage('giftMessages.edit')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              loading={busy}
              aria-label={intl.formatMessage('giftMessages.removeAbout', { about })}
              onClick={() => void remove()}
            >
              {intl.formatMessage('giftMessages.remove')}
            </Button>
          </Inline>
        </Stack>
      ) : (
        <GiftMessageForm
          id={`gift-message-${target.type === 'order' ? 'order' : target.uid}`}
          message={message}
          onSave={save}
          onCancel={
            message
              ? () => {
                  setEditing(false);
                  setFocused({ name: 'button' });
                }
              : undefined
          }
        />
      )}
    </Disclosure>
  );
}
