import { TextField } from '@witryna/ui/text-field';
import { useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { purchaseOrderNumberId } from './payment-error-fields.ts';

interface PurchaseOrderFieldProps {
  /** Number that was typed before. */
  initial: string;
  /** What is wrong with the number. */
  error: string | undefined;
  onChange(number: string): void;
}

/** Field for the number of the buyer's own purchase order. */
export function PurchaseOrderField({ initial, error, onChange }: PurchaseOrderFieldProps) {
  const intl = useIntl();
  const [number, setNumber] = useState(initial);
  return (
    <TextField
      id={purchaseOrderNumberId}
      label={intl.formatMessage('checkout.payment.purchaseOrderNumber')}
      name="purchase-order-number"
      autoComplete="off"
      // More than Magento takes, so that a pasted number is refused and not cut.
      maxLength={255}
      value={number}
      error={error}
      onChange={({ currentTarget: { value } }) => {
        setNumber(value);
        onChange(value);
      }}
    />
  );
}
