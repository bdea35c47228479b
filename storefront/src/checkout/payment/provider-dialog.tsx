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
  const stage = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState(false);
  const draw = useEffectEvent(mount);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    if (!stage.current) return;
    try {
      return draw(stage.current);
    } catch {
      fail();
    }
  }, []);
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
        <div ref={stage} className={styles.stage} />
      </Stack>
      <LeaveQuestion open={leaving} onOpenChange={setLeaving} onLeave={onLeave} />
    </Dialog>
  );
}
