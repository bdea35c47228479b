import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formsMessages } from '../forms/index.ts';
import { useIntl, useMessages } from '../i18n/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { ReturnLink, useSession } from '../session/index.ts';
import type { FriendMail } from './friend-mail.ts';
import { sendFriendMessages } from './messages.ts';
import { SendFriendForm } from './send-friend-form.tsx';

/** Props of `SendToFriend`. */
export interface SendToFriendProps {
  /** Uid of the product. */
  uid: string;
  name: string;
}

/** The button and the form; where only customers may write, guests are led to the sign-in. */
export function SendToFriend({ uid, name }: SendToFriendProps) {
  const areTextsReady = useMessages(sendFriendMessages);
  const areFormTextsReady = useMessages(formsMessages);
  const intl = useIntl();
  const toast = useToast();
  const { sendFriend } = useLayout();
  const { token } = useSession();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // Kept while the dialog is closed, until it is sent.
  const [draft, setDraft] = useState<FriendMail | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setOpen(false);
  if (!areTextsReady || !areFormTextsReady) return null;
  if (token === undefined && sendFriend !== 'everyone')
    return (
      <Text>
        <ReturnLink href="/sign-in" state={{ returnTo: pathname }}>
          {intl.formatMessage('sendFriend.signIn')}
        </ReturnLink>
      </Text>
    );
  return (
    <>
      <Stack align="start">
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {intl.formatMessage('sendFriend.open')}
        </Button>
      </Stack>
      <Dialog
        open={open}
        onOpenChange={(next) => {
          // What becomes of a mail that is being sent is said in the dialog.
          if (!busy) setOpen(next);
        }}
        title={intl.formatMessage('sendFriend.title', { name })}
      >
        <SendFriendForm
          uid={uid}
          draft={draft}
          onDraftChange={setDraft}
          busy={busy}
          onBusyChange={setBusy}
          onSent={(count) => {
            setDraft(null);
            close();
            toast({ type: 'success', message: intl.formatMessage('sendFriend.sent', { count }) });
          }}
          onCancel={close}
        />
      </Dialog>
    </>
  );
}
