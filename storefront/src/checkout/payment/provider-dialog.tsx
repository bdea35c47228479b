import { Dialog } from '@witryna/ui/dialog';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { messages } from '../messages.ts';
import { LeaveQuestion } from './leave-question.tsx';
import * as styles from './payment-fields.css.ts';

interface ProviderDialogProps {
  /** Draws what the bank asks; gives what removes it. */
  mount(container: HTMLElement): () => void;
  /** The shopper leaves, after being asked once more. */
  onLeave(): void;
  /** It cannot be drawn. */
  onFailure(): void;
}

/** The bank's own page about a card payment, drawn by the provider's script. */
export function ProviderDialog({ mount, onLeave, onFailure }: ProviderDialogProps) {
  const intl = useIntl();
  const [leaving, setLeaving] = useState(false);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) setLeaving(true);
      }}
      title={intl.formatMessage(messages.challengeTitle)}
      closeLabel={intl.formatMessage(messages.challengeClose)}
    >
      <Stack gap="x4">
        <Text>{intl.formatMessage(messages.providerQuestionText)}</Text>
        <Stage mount={mount} onFailure={onFailure} />
      </Stack>
      <LeaveQuestion open={leaving} onOpenChange={setLeaving} onLeave={onLeave} />
    </Dialog>
  );
}

/** Where the question is drawn; a part of its own, because a dialog's content is in the page later than the dialog. */
function Stage({ mount, onFailure }: Pick<ProviderDialogProps, 'mount' | 'onFailure'>) {
  const container = useRef<HTMLDivElement>(null);
  const draw = useEffectEvent(mount);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!container.current) return;
    try {
      return draw(container.current);
    } catch {
      fail();
    }
  }, []);
  return <div ref={container} className={styles.stage} />;
}
