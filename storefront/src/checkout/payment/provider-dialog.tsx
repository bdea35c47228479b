import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useIntl } from '../../i18n/index.ts';
import { PaymentActionDialog } from './payment-action-dialog.tsx';
import { PaymentActionContainer } from './payment-action-container.tsx';

interface ProviderDialogProps {
  /** Renders what the bank asks; gives what removes it. */
  mount(container: HTMLElement): () => void;
  /** The shopper leaves, after being asked once more. */
  onLeave(): void;
  /** It cannot be rendered. */
  onFailure(): void;
}

/** The bank's own page about a card payment, rendered by the provider's script. */
export function ProviderDialog({ mount, onLeave, onFailure }: ProviderDialogProps) {
  const intl = useIntl();
  return (
    <PaymentActionDialog onLeave={onLeave}>
      <Stack gap="x4">
        <Text>{intl.formatMessage('checkout.challenge.provider')}</Text>
        <PaymentActionContainer mount={mount} onFailure={onFailure} />
      </Stack>
    </PaymentActionDialog>
  );
}
