import { Button } from '@witryna/ui/button';
import { Card } from '@witryna/ui/card';
import { Stack } from '@witryna/ui/layout';
import { Heading, Text } from '@witryna/ui/text';
import { useState } from 'react';
import { useIntl } from '../i18n/index.ts';
import { showIncompletePage } from '../platform/hydration/incomplete-page.ts';
import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useStorage } from '../platform/storage-context.tsx';
import { unansweredDeletionIn } from '../session/index.ts';

const loadDialog = async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog;

/**
 * Deletes the account after the customer has entered the password. Says when the account is still there after a
 * deletion that was not answered.
 */
export function DeleteAccount({ email }: { email: string }) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const storage = useStorage();
  // Of an earlier visit: the dialog says what becomes of the one that it sends.
  const [wasUnanswered] = useState(() => unansweredDeletionIn(storage).get() === email);
  return (
    <Card as="section" aria-labelledby="delete-account">
      <Stack gap="x4" align="start">
        <Heading level={2} size="h4" id="delete-account">
          {intl.formatMessage('account.delete.title')}
        </Heading>
        <Text tone="secondary">{intl.formatMessage('account.delete.text')}</Text>
        {wasUnanswered && <Text role="status">{intl.formatMessage('account.delete.unanswered')}</Text>}
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {intl.formatMessage('account.delete.title')}
        </Button>
      </Stack>
      <LazyMount
        load={loadDialog}
        when={open}
        onError={() => {
          setOpen(false);
          showIncompletePage();
        }}
        props={{ email, open, onClose: () => setOpen(false) }}
      />
    </Card>
  );
}
