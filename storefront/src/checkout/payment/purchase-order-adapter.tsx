import { purchaseOrderMethod } from './known-methods.ts';
import { createOfflineAdapter } from './offline-methods.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import { purchaseOrderNumberId } from './payment-error-fields.ts';
import { PurchaseOrderField } from './purchase-order-field.tsx';
import { readPurchaseOrderNumber } from './purchase-order-number.ts';

/**
 * Creates the adapter of the payment by purchase order: Magento refuses an order without the number, or with one that
 * is too long.
 */
export function createPurchaseOrderAdapter(): PaymentAdapter {
  let number = '';
  return {
    ...createOfflineAdapter(purchaseOrderMethod),
    Fields: function PurchaseOrderFields({ error }) {
      return (
        <PurchaseOrderField
          initial={number}
          error={error?.fieldId === purchaseOrderNumberId ? error.message : undefined}
          onChange={(value) => {
            number = value;
          }}
        />
      );
    },
    collect: () =>
      new Promise((resolve) => {
        resolve({
          method: purchaseOrderMethod,
          additionalData: {},
          purchaseOrderNumber: readPurchaseOrderNumber(number),
        });
      }),
  };
}
