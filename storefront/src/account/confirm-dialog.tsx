import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { Inline, Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useRef, useState, type ReactNode } from 'react';
import { useSlowNotice } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';

interface ConfirmDialogProps {
  /** The question. */
  title: string;
  /** What it is about. */
  children: ReactNode;
  /** Does it; the dialog stays until then, and says a failure. */
  onConfirm(): Promise<void>;
  onClose(): void;
}

/** Asks before something is deleted. */
export function ConfirmDialog({ title, children, onConfirm, onClose }: ConfirmDialogProps) {
  const intl = useIntl();
  const announceSlow = useSlowNotice();
  const keep = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const confirm = async () => {
    setBusy(true);
    setFailed(false);
    try {
      await announceSlow(onConfirm());
      onClose();
    } catch {
      setFailed(true);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      role="alertdialog"
      title={title}
      initialFocus={keep}
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
    >
      <Stack gap="x5">
        {children}
        {failed && (
          <Text role="alert" tone="error">
            {intl.formatMessage('account.notDeleted')}
          </Text>
        )}
        <Inline gap="x3">
          <Button ref={keep} variant="secondary" disabled={busy} onClick={onClose}>
            {intl.formatMessage('account.cancel')}
          </Button>
          <Button loading={busy} loadingLabel={intl.formatMessage('account.deleting')} onClick={() => void confirm()}>
            {intl.formatMessage('account.address.delete')}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
