import { Stack } from '@witryna/ui/layout';
import { TextField } from '@witryna/ui/text-field';
import { useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { formatCardExpiry, getExpiryCaret } from './card-expiry.ts';
import type { PaymentFieldsProps } from './payment-adapter.ts';
import { cardExpiryId, cardNumberId } from './payment-error-fields.ts';
import { SaveCard } from './save-card.tsx';

export interface CardInput {
  number: string;
  /** As typed, with the slash. */
  expiry: string;
  /** Keep the card for later orders. */
  save: boolean;
}

interface CardFieldsProps extends Pick<PaymentFieldsProps, 'error'> {
  /** What was typed before. */
  initial: CardInput;
  /** Whether the shopper can keep the card. */
  canSave: boolean;
  onChange(card: CardInput): void;
}

/** The fields of a card. What is typed stays in this page's memory and goes to the card provider only. */
export function CardFields({ initial, canSave, error, onChange }: CardFieldsProps) {
  const intl = useIntl();
  const [card, setCard] = useState(initial);
  const expiryField = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  // React puts the caret to the end when it writes another value than was typed.
  useLayoutEffect(() => {
    if (caret.current !== null) expiryField.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  }, [card.expiry]);
  const change = (next: CardInput) => {
    setCard(next);
    onChange(next);
  };
  const getError = (id: string) => (error?.fieldId === id ? error.message : undefined);
  return (
    <Stack gap="x4">
      <TextField
        id={cardNumberId}
        label={intl.formatMessage('checkout.card.number')}
        name="card-number"
        inputMode="numeric"
        autoComplete="cc-number"
        value={card.number}
        error={getError(cardNumberId)}
        onChange={(event) => change({ ...card, number: event.currentTarget.value })}
      />
      <TextField
        id={cardExpiryId}
        label={intl.formatMessage('checkout.card.expiry')}
        name="card-expiry"
        inputMode="numeric"
        autoComplete="cc-exp"
        ref={expiryField}
        value={card.expiry}
        error={getError(cardExpiryId)}
        onChange={({ currentTarget: { value, selectionStart } }) => {
          const expiry = formatCardExpiry(value, card.expiry);
          caret.current = getExpiryCaret(value, selectionStart ?? value.length, expiry);
          change({ ...card, expiry });
        }}
      />
      {canSave && <SaveCard checked={card.save} onChange={(save) => change({ ...card, save })} />}
    </Stack>
  );
}
