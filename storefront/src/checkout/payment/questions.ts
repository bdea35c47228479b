interface OpenQuestion {
  /** It cannot be shown. */
  fail(): void;
  /** The page has gone on to another one while it was open. */
  abandon(): void;
}

/** What a provider asks the shopper while a payment is under way. */
export type PaymentQuestion = OpenQuestion &
  /** For a code from the bank; `null` when the shopper leaves. */
  (
    | { type: 'code'; sandboxCode: string; isRetry: boolean; answer(code: string | null): void }
    /**
     * A page of the bank, which the provider's script draws; each has an `id` of its own, so that none is taken for the
     * one before.
     */
    | { type: 'provider'; id: string; mount(container: HTMLElement): () => void; leave(): void }
    /** On the bank's own address: `mount` leads there. */
    | { type: 'redirect'; id: string; atOnce: boolean; mount(container: HTMLElement): () => void; leave(): void }
  );

/** Where payment methods ask and the page shows what is asked. */
export interface PaymentQuestions {
  get(): PaymentQuestion | null;
  /** For what shows the questions. When nothing does any more, the open one is abandoned. */
  subscribe(listener: () => void): () => void;
  /** Shows a question; null when all is answered. Where nothing shows it, it is abandoned. */
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
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) current?.abandon();
      };
    },
    show: (question) => {
      current = question;
      listeners.forEach((listener) => listener());
      if (listeners.size === 0) question?.abandon();
    },
  };
}
