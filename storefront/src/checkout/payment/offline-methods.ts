import type { PaymentAdapter } from './payment-adapter.ts';

/** Magento's ways to pay that ask the shopper for nothing before the order: `free` when there is nothing to pay. */
const offlineMethods: readonly string[] = ['banktransfer', 'cashondelivery', 'checkmo', 'free'];

/** Whether a way to pay needs no data of the shopper. */
export function isOfflineMethod(code: string): boolean {
  return offlineMethods.includes(code);
}

/** Creates the adapter of a method that is paid after the order or elsewhere. */
export function createOfflineAdapter(code: string): PaymentAdapter {
  return {
    code,
    load: null,
    Fields: null,
    collect: () => Promise.resolve({ method: code, additionalData: {} }),
    handleResult: () => Promise.resolve('pending'),
    readResult: null,
  };
}
