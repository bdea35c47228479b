import type { PaymentAdapter } from './payment-adapter.ts';

/** Creates the adapter of a method that is paid outside of the shop. */
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
