import { Checkbox } from '@witryna/ui/checkbox';
import { useIntl } from '../../i18n/index.ts';

/** Asks whether a card is kept for later orders: never without a word of the customer. */
export function SaveCard({ checked, onChange }: { checked: boolean; onChange(save: boolean): void }) {
  const intl = useIntl();
  return (
    <Checkbox
      label={intl.formatMessage('checkout.card.save')}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}
