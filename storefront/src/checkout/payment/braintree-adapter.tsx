import { BraintreeFields, type CreateBraintreeFields } from './braintree-fields.tsx';
import { loadBraintree } from './braintree-sdk.ts';
import { PaymentError, type PaymentAdapter } from './payment-adapter.ts';
import { within } from './within.ts';

/** Magento's method for a card through Braintree. */
export const braintreeMethod = 'braintree';

interface BraintreeOptions {
  /** Fetches a client token of Magento (`createBraintreeClientToken`). */
  clientToken(): Promise<string>;
  /** Whether the shopper can keep the card for later. */
  canSave(): boolean;
  /** Longest time in ms for the provider's script, session and fields. */
  timeout?: number;
}

/** What the shopper has filled in. */
interface BraintreeInput {
  /** Gives a nonce for what stands in the fields; null while there are none. */
  tokenize: (() => Promise<{ nonce: string }>) | null;
  save: boolean;
}

/**
 * Creates the adapter of Braintree: number, date and code are typed into fields of the provider's own host, and a nonce
 * stands for them in the order (CHK-26).
 */
export function createBraintreeAdapter({ clientToken, canSave, timeout }: BraintreeOptions): PaymentAdapter {
  const input: BraintreeInput = { tokenize: null, save: false };
  let create: CreateBraintreeFields = () => Promise.reject(new PaymentError('unreachable'));

  return {
    code: braintreeMethod,
    load: () =>
      within(
        (async () => {
          const [sdk, token] = await Promise.all([loadBraintree(), clientToken()]);
          const client = await sdk.createClient(token);
          create = async (fields, styles) => {
            const hosted = await within(sdk.createFields(client, fields, styles), timeout);
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
    async collect() {
      if (!input.tokenize) throw new PaymentError('unreachable');
      const { nonce } = await within(
        input.tokenize().catch((error: unknown) => {
          throw isInputProblem(error) ? new PaymentError('invalid', { cause: error }) : error;
        }),
        timeout,
      );
      const keep = input.save && canSave();
      return { method: braintreeMethod, additionalData: { payment_method_nonce: nonce, ...(keep && { is_active_payment_token_enabler: true }) } };
    },
    handleResult: ({ resultCode }) => Promise.resolve(resultCode === 'Authorised' ? 'authorised' : 'unknown'),
    readResult: null,
  };
}

/** Whether Braintree's script says that the shopper can mend it. */
function isInputProblem(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'type' in error && error.type === 'CUSTOMER';
}
