import { CardFields, type CardInput } from './card-fields.tsx';
import { isCardExpired, parseCardExpiry } from './card-expiry.ts';
import { answerChallenge, CardError, tokenizeCard, type CardResult } from './card-sandbox.ts';
import { PaymentError, type PaymentAdapter, type PaymentOutcome, type ProviderResult } from './payment-adapter.ts';
import { sandboxMethod } from './known-methods.ts';
import type { PaymentActions } from './payment-actions.ts';

/** What the bank of the sandbox wants to be told. */
const sandboxCode = '1234';

/**
 * Creates the adapter of the sandbox. Its questions come before the order, which carries the nonce of an authorized
 * card.
 */
export function createCardSandboxAdapter(actions: PaymentActions, canSave: () => boolean): PaymentAdapter {
  let card: CardInput = { number: '', expiry: '', save: false };
  let nonce = '';

  const askForCode = (isRetry: boolean) =>
    new Promise<string | null>((answer, reject) => {
      actions.show({
        type: 'code',
        sandboxCode,
        isRetry,
        answer,
        abandon: () => answer(null),
        fail: () => reject(new PaymentError('unreachable')),
      });
    });

  const settle = async (result: ProviderResult, isRetry: boolean): Promise<PaymentOutcome> => {
    nonce = result.nonce;
    switch (result.resultCode) {
      case 'Authorised':
        return 'authorized';
      case 'IdentifyShopper':
        // Identification is the device's own data: nobody has to type anything.
        return settle(toResult(await answerChallenge(result.nonce, navigator.userAgent)), false);
      case 'ChallengeShopper': {
        const code = await askForCode(isRetry);
        return code === null ? 'cancelled' : settle(toResult(await answerChallenge(result.nonce, code)), true);
      }
      default:
        return 'refused';
    }
  };
  const handleResult = (result: ProviderResult) => settle(result, false);

  return {
    code: sandboxMethod,
    load: null,
    Fields: function SandboxFields({ error }) {
      return (
        <CardFields
          initial={card}
          canSave={canSave()}
          error={error}
          onChange={(next) => {
            card = next;
          }}
        />
      );
    },
    async collect() {
      const expiry = parseCardExpiry(card.expiry);
      if (expiry === undefined) throw new PaymentError('invalidExpiry');
      if (isCardExpired(expiry, new Date())) throw new PaymentError('expired');
      try {
        const outcome = await handleResult(toResult(await tokenizeCard(card.number, expiry)));
        if (outcome !== 'authorized') throw new PaymentError(outcome === 'cancelled' ? 'cancelled' : 'refused');
        const keep = card.save && canSave();
        return {
          method: sandboxMethod,
          additionalData: { payment_method_nonce: nonce, ...(keep && { is_active_payment_token_enabler: true }) },
          isSingleUse: true,
        };
      } catch (error) {
        throw error instanceof CardError
          ? new PaymentError(error.reason === 'invalid' ? 'invalidNumber' : error.reason, { cause: error })
          : error;
      } finally {
        actions.show(null);
      }
    },
    handleResult,
    readResult: null,
  };
}

function toResult({ nonce, resultCode }: CardResult): ProviderResult {
  return { nonce, resultCode, action: null };
}
