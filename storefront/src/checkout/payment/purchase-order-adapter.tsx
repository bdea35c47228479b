import { purchaseOrderMethod } from './known-methods.ts';
import { createOfflineAdapter } from './offline-methods.ts';
import { PaymentError, type PaymentAdapter } from './payment-adapter.ts';
import { PurchaseOrderField } from './purchase-order-field.tsx';

/** Creates the adapter of the payment by purchase order: Magento refuses an order without the number. */
export function createPurchaseOrderAdapter(): PaymentAdapter {
  let number = '';
  return {
    ...createOfflineAdapter(purchaseOrderMethod),
    Fields: function PurchaseOrderFields() {
      return (
        <PurchaseOrderField
          initial={number}
          onChange={(value) => {
            number = value;
          }}
        />
      );
    },
    collect: () => {
      const purchaseOrderNumber = number.trim();
      return purchaseOrderNumber === ''
        ? Promise.reject(new PaymentError('no-purchase-order-number'))
        : Promise.resolve({ method: purchaseOrderMethod, additionalData: {}, purchaseOrderNumber });
    },
  };
}
