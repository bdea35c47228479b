import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { BankIcon, CardIcon, CashIcon } from '@witryna/ui/icon';
import { Stack } from '@witryna/ui/layout';
import { RadioCards } from '@witryna/ui/radio-group';
import { useState, type SubmitEvent } from 'react';
import { Late } from '../app/index.ts';
import { type Message, useIntl } from '../i18n/index.ts';
import { CardFields, type CardInput } from './card-fields.tsx';
import { messages } from './messages.ts';
import { answerChallenge, CardError, presentCard, type CardResult } from './payment/card-sandbox.ts';
import type { Checkout } from './use-checkout.ts';

const loadChallengeDialog = async () => (await import('./challenge-dialog.tsx')).ChallengeDialog;

/** The method that is paid through the card provider; all others need no data. */
const cardMethod = 'witryna_card';

const hints: Readonly<Record<string, Message>> = {
  banktransfer: messages.bankTransferHint,
  cashondelivery: messages.cashOnDeliveryHint,
  [cardMethod]: messages.cardHint,
};

/** Third step: the way to pay. A card goes to the provider, which answers with a nonce and may ask for a confirmation (CHK-32). */
export function PaymentStep({ checkout: { state, submitPayment } }: { checkout: Checkout }) {
  const intl = useIntl();
  const methods = state.availablePaymentMethods;
  const [chosen, setChosen] = useState(state.paymentCode ?? '');
  const [card, setCard] = useState<CardInput>({ number: '', expiry: '' });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [challenge, setChallenge] = useState<CardResult | null>(null);
  const missing = attempt > 0 && chosen === '';

  const applyResult = (result: CardResult) => {
    switch (result.resultCode) {
      case 'Authorised':
        setChallenge(null);
        submitPayment({ method: cardMethod, additionalData: { payment_method_nonce: result.nonce } });
        return;
      case 'IdentifyShopper':
      case 'ChallengeShopper':
        setChallenge(result);
        return;
      case 'Refused':
        setChallenge(null);
        setError(intl.formatMessage(messages.cardRefused));
    }
  };
  const ask = async (question: () => Promise<CardResult>) => {
    setBusy(true);
    setError('');
    try {
      const result = await question();
      // Identification is the device's own data: nobody has to type anything.
      applyResult(result.resultCode === 'IdentifyShopper' ? await answerChallenge(result.nonce, navigator.userAgent) : result);
    } catch (failure) {
      const invalid = failure instanceof CardError && failure.reason === 'invalid';
      setError(intl.formatMessage(invalid ? messages.cardInvalid : messages.cardUnreachable));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setAttempt((count) => count + 1);
    if (chosen === cardMethod) void ask(() => presentCard(card.number, card.expiry));
    else if (chosen !== '') submitPayment({ method: chosen, additionalData: {} });
  };
  const shownError = error || state.errors.paymentMethod;

  return (
    <>
      <form onSubmit={submit} noValidate>
        <Stack gap="x6">
          <FormErrorBanner
            errors={shownError ? [{ message: shownError }] : []}
            genericMessage={intl.formatMessage(messages.genericError)}
            attempt={attempt}
          />
          <RadioCards
            id="payment-methods"
            label={intl.formatMessage(messages.paymentMethods)}
            labelHidden
            name="payment"
            value={chosen}
            error={missing ? intl.formatMessage(messages.choosePayment) : undefined}
            onChange={(code) => {
              setChosen(code);
              setError('');
            }}
            options={methods.map(({ code, title }) => ({
              value: code,
              title,
              icon: <MethodIcon code={code} />,
              ...(hints[code] && { description: intl.formatMessage(hints[code]) }),
              ...(code === cardMethod && { content: <CardFields card={card} onChange={setCard} /> }),
            }))}
          />
          <Button type="submit" size="large" busy={busy} busyLabel={intl.formatMessage(messages.saving)}>
            {intl.formatMessage(messages.toReview)}
          </Button>
        </Stack>
      </form>
      {challenge && (
        <Late
          load={loadChallengeDialog}
          wanted
          onFailure={() => {
            setChallenge(null);
            setError(intl.formatMessage(messages.cardUnreachable));
          }}
          props={{
            busy,
            onAnswer: (answer) => void ask(() => answerChallenge(challenge.nonce, answer)),
            onCancel: () => {
              setChallenge(null);
              setError(intl.formatMessage(messages.challengeCancelled));
            },
          }}
        />
      )}
    </>
  );
}

function MethodIcon({ code }: { code: string }) {
  if (code === cardMethod) return <CardIcon />;
  return code === 'cashondelivery' ? <CashIcon /> : <BankIcon />;
}
