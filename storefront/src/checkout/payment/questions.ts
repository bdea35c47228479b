/** What a provider asks the shopper while a payment is under way. */
export type PaymentQuestion =
  /** For a code from the bank; `null` when the shopper leaves. */
  | { type: 'code'; answer(code: string | null): void; fail(): void }
  /** A page of the bank, which the provider's script draws; each has an `id` of its own, so that none is taken for the one before. */
  | { type: 'provider'; id: string; mount(container: HTMLElement): () => void; leave(): void; fail(): void }
  /** On the bank's own address: `mount` leads there. */
  | { type: 'redirect'; id: string; atOnce: boolean; mount(container: HTMLElement): () => void; leave(): void; fail(): void };

/** Where payment methods ask and the page shows what is asked. */
export interface PaymentQuestions {
  get(): PaymentQuestion | null;
  subscribe(listener: () => void): () => void;
  /** Shows a question; null when all is answered. */
  show(question: PaymentQuestion | null): void;
}

/** Creates the place for the questions of one checkout. */
export function createPaymentQuestions(): PaymentQuestions {
  const listeners = new Set<() => void>();
  let current: PaymentQuestion | null = null;
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: (question) => {
      current = question;
      listeners.forEach((listener) => listener());
    },
  };
}
