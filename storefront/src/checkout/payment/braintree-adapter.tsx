import type { ThreeDSecure } from 'braintree-web/three-d-secure';
import { BraintreeFields, type CreateBraintreeFields } from './braintree-fields.tsx';
import { loadBraintree } from './braintree-sdk.ts';
import type { PaymentData } from '../checkout-state.ts';
import { isVerified, type VerificationRule } from './card-verification.ts';
import { braintreeMethod } from './known-methods.ts';
import { PaymentError, type PaymentAdapter } from './payment-adapter.ts';
import type { PaymentActions } from './payment-actions.ts';
import { verifyCard } from './verify-card.ts';
import { withTimeout } from './with-timeout.ts';

interface BraintreeOptions {
  /** Fetches a client token of Magento (`createBraintreeClientToken`). */
  clientToken(): Promise<string>;
  /** Fetches the total of a cart that Magento charges, in hundredths of the base currency. */
  baseTotal(cartId: string): Promise<number>;
  /** When cards are verified by 3-D Secure; null: never. */
  verification: VerificationRule | null;
  actions: PaymentActions;
  /** Whether the shopper can keep the card for later. */
  canSave(): boolean;
  /** Longest time in ms for the provider's script, session and fields. */
  timeout?: number;
}

/** What the shopper has filled in. */
interface BraintreeInput {
  /** Gives a nonce for what is in the fields; null while there are none. */
  tokenize: (() => Promise<{ nonce: string; details: { bin: string } }>) | null;
  save: boolean;
}

/**
 * Creates the adapter of Braintree: number, date and code are typed into fields of the provider's own host, and a nonce
 * stands for them in the order. Where the shop wants it, the bank verifies the card before the order.
 */
export function createBraintreeAdapter({
  clientToken,
  baseTotal,
  verification,
  actions,
  canSave,
  timeout,
}: BraintreeOptions): PaymentAdapter {
  const input: BraintreeInput = { tokenize: null, save: false };
  let create: CreateBraintreeFields = () => Promise.reject(new PaymentError('unreachable'));
  let openVerification: () => Promise<ThreeDSecure> = () => Promise.reject(new PaymentError('unreachable'));
  let opened: Promise<ThreeDSecure> | null = null;

  // One for the page: two of them would take each other's answers.
  const getVerification = () => {
    opened ??= withTimeout(openVerification(), timeout);
    return opened.catch((error: unknown) => {
      opened = null;
      throw new PaymentError('unverified', { cause: error });
    });
  };

  return {
    code: braintreeMethod,
    load: () =>
      withTimeout(
        (async () => {
          const [sdk, token] = await Promise.all([loadBraintree(), clientToken()]);
          const client = await sdk.createClient(token);
          openVerification = () => sdk.createVerification(client);
          // The provider gets to know the browser while the shopper types.
          if (verification) getVerification().catch(() => undefined);
          create = async (fields, styles) => {
            const hosted = await withTimeout(sdk.createFields(client, fields, styles), timeout);
            input.tokenize = () => hosted.tokenize();
            return () => {
              input.tokenize = null;
              // Removing fields that have gone already is no loss.
              hosted.teardown().catch(() => undefined);
            };
          };
        })(),
        timeout,
      ),
    Fields: function Fields({ onFailure }) {
      return (
        <BraintreeFields
          create={create}
          onFailure={onFailure}
          save={canSave() ? input.save : null}
          onSave={(save) => {
            input.save = save;
          }}
        />
      );
    },
    async collect(order) {
      if (!input.tokenize) throw new PaymentError('unreachable');
      const tokenized = input.tokenize().catch((error: unknown) => {
        throw isInputProblem(error) ? new PaymentError('invalid', { cause: error }) : error;
      });
      // Read afresh each time: the cart may have changed, also in another tab.
      const charged = verification ? baseTotal(order.cartId) : 0;
      const [{ nonce, details }, amount] = await withTimeout(Promise.all([tokenized, charged]), timeout);
      const keep = input.save && canSave();
      const toPayment = (paid: string): PaymentData => ({
        method: braintreeMethod,
        additionalData: { payment_method_nonce: paid, ...(keep && { is_active_payment_token_enabler: true }) },
        isSingleUse: true,
      });
      if (!verification || !isVerified(verification, amount, order.billing.country_code)) return toPayment(nonce);
      const verified = await verifyCard({
        secure: await getVerification(),
        card: { nonce, bin: details.bin },
        order,
        amount,
        always: verification.always,
        actions,
        timeout,
      });
      return { ...toPayment(verified), confirmedTotal: order.total };
    },
    handleResult: ({ resultCode }) => Promise.resolve(resultCode === 'Authorised' ? 'authorized' : 'unknown'),
    readResult: null,
  };
}

/** Whether Braintree's script says that the shopper can fix it. */
function isInputProblem(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'CUSTOMER';
}
