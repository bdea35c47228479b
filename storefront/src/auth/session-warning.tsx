import { Button } from '@witryna/ui/button';
import { Dialog } from '@witryna/ui/dialog';
import { Inline } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from '../i18n/index.ts';

/** Seconds between two announcements of the time that is left. */
const step = 30;

interface SessionWarningProps {
  /** When the session ends, in ms since 1970. */
  endsAt: number;
  onStay(): void;
  onDismiss(): void;
}

/** Says how long the session lasts, and offers to stay with one press: the focus is on the button (line SS-1). */
export function SessionWarning({ endsAt, onStay, onDismiss }: SessionWarningProps) {
  const intl = useIntl();
  const stay = useRef<HTMLButtonElement>(null);
  const seconds = useSecondsLeft(endsAt);
  return (
    <Dialog
      open
      role="alertdialog"
      title={intl.formatMessage('auth.endsSoon')}
      initialFocus={stay}
      onOpenChange={(open) => {
        if (!open) onDismiss();
      }}
      footer={
        <Inline gap="x3">
          <Button ref={stay} onClick={onStay}>
            {intl.formatMessage('auth.stay')}
          </Button>
          <Button variant="secondary" onClick={onDismiss}>
            {intl.formatMessage('auth.notNow')}
          </Button>
        </Inline>
      }
    >
      <Text role="status">{intl.formatMessage('auth.endsIn', { seconds })}</Text>
    </Dialog>
  );
}

/** Seconds until then, rounded up to whole steps: who hears each change must not hear it every second. */
function useSecondsLeft(endsAt: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(endsAt));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(endsAt)), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return seconds;
}

function secondsUntil(time: number): number {
  return Math.max(step, Math.ceil((time - Date.now()) / 1000 / step) * step);
}
