import { Stack } from '@witryna/ui/layout';
import { TextField } from '@witryna/ui/text-field';
import { useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { messages } from '../messages.ts';
import { SaveCard } from './save-card.tsx';

export interface CardInput {
  number: string;
  /** `MM/YY` */
  expiry: string;
  /** Keep the card for later orders. */
  save: boolean;
}

interface CardFieldsProps {
  /** What was typed before. */
  initial: CardInput;
  /** Whether the shopper can keep the card. */
  canSave: boolean;
  onChange(card: CardInput): void;
}

/** The fields of a card. What is typed stays in this page's memory and goes to the card provider only. */
export function CardFields({ initial, canSave, onChange }: CardFieldsProps) {
  const intl = useIntl();
  const [card, setCard] = useState(initial);
  const change = (next: CardInput) => {
    setCard(next);
    onChange(next);
  };
  return (
    <Stack gap="x4">
      <TextField
        label={intl.formatMessage(messages.cardNumber)}
        name="card-number"
        inputMode="numeric"
        autoComplete="cc-number"
        value={card.number}
        onChange={(event) => change({ ...card, number: event.currentTarget.value })}
      />
      <TextField
        label={intl.formatMessage(messages.cardExpiry)}
        name="card-expiry"
        inputMode="numeric"
        autoComplete="cc-exp"
        value={card.expiry}
        onChange={(event) => change({ ...card, expiry: event.currentTarget.value })}
      />
      {canSave && <SaveCard checked={card.save} onChange={(save) => change({ ...card, save })} />}
    </Stack>
  );
}
