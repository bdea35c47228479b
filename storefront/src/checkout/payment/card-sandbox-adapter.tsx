import { CardFields, type CardInput } from './card-fields.tsx';
import { answerChallenge, CardError, presentCard, type CardResult } from './card-sandbox.ts';
import { PaymentError, type PaymentAdapter, type PaymentOutcome, type ProviderResult } from './payment-adapter.ts';
import { sandboxMethod } from './known-methods.ts';
import type { PaymentQuestions } from './questions.ts';

/** Creates the adapter of the sandbox. Its questions come before the order, which carries the nonce of an authorised card. */
export function createCardSandboxAdapter(questions: PaymentQuestions, canSave: () => boolean): PaymentAdapter {
  let card: CardInput = { number: '', expiry: '', save: false };
  let nonce = '';

  const askForCode = () =>
    new Promise<string | null>((answer, reject) => {
      questions.show({ type: 'code', answer, abandon: () => answer(null), fail: () => reject(new PaymentError('unreachable')) });
    });

  const handleResult = async (result: ProviderResult): Promise<PaymentOutcome> => {
    nonce = result.nonce;
    switch (result.resultCode) {
      case 'Authorised':
        return 'authorised';
      case 'IdentifyShopper':
        // Identification is the device's own data: nobody has to type anything.
        return handleResult(toResult(await answerChallenge(result.nonce, navigator.userAgent)));
      case 'ChallengeShopper': {
        const code = await askForCode();
        return code === null ? 'cancelled' : handleResult(toResult(await answerChallenge(result.nonce, code)));
      }
      default:
        return 'refused';
    }
  };

  return {
    code: sandboxMethod,
    load: null,
    Fields: function SandboxFields() {
      return (
        <CardFields
          initial={card}
          canSave={canSave()}
          onChange={(next) => {
            card = next;
          }}
        />
      );
    },
    async collect() {
      try {
        const outcome = await handleResult(toResult(await presentCard(card.number, card.expiry)));
        if (outcome !== 'authorised') throw new PaymentError(outcome === 'cancelled' ? 'cancelled' : 'refused');
        const keep = card.save && canSave();
        return { method: sandboxMethod, additionalData: { payment_method_nonce: nonce, ...(keep && { is_active_payment_token_enabler: true }) } };
      } catch (error) {
        throw error instanceof CardError ? new PaymentError(error.reason, { cause: error }) : error;
      } finally {
        questions.show(null);
      }
    },
    handleResult,
    readResult: null,
  };
}

function toResult({ nonce, resultCode }: CardResult): ProviderResult {
  return { nonce, resultCode, action: null };
}
