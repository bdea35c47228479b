import { Stack } from '@witryna/ui/layout';
import { TextField } from '@witryna/ui/text-field';
import { useIntl } from '../i18n/index.ts';
import { messages } from './messages.ts';

export interface CardInput {
  number: string;
  /** `MM/YY` */
  expiry: string;
}

/** The fields of a card. What is typed stays in this form and goes to the card provider only. */
export function CardFields({ card, onChange }: { card: CardInput; onChange(card: CardInput): void }) {
  const intl = useIntl();
  return (
    <Stack gap="x4">
      <TextField
        label={intl.formatMessage(messages.cardNumber)}
        name="card-number"
        inputMode="numeric"
        autoComplete="cc-number"
        value={card.number}
        onChange={(event) => onChange({ ...card, number: event.currentTarget.value })}
      />
      <TextField
        label={intl.formatMessage(messages.cardExpiry)}
        name="card-expiry"
        inputMode="numeric"
        autoComplete="cc-exp"
        value={card.expiry}
        onChange={(event) => onChange({ ...card, expiry: event.currentTarget.value })}
      />
    </Stack>
  );
}
