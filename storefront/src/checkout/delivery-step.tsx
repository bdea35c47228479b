import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { LockerIcon, PinIcon, TruckIcon } from '@witryna/ui/icon';
import { Stack } from '@witryna/ui/layout';
import { RadioCards } from '@witryna/ui/radio-group';
import { useState, type SubmitEvent } from 'react';
import { formatHundredths, useIntl } from '../i18n/index.ts';
import type { ShippingMethod } from './checkout-state.ts';
import { messages } from './messages.ts';
import type { Checkout } from './use-checkout.ts';

/** Second step: the way of delivery, with its price as part of its name (CO-3). */
export function DeliveryStep({ checkout: { state, submitDelivery } }: { checkout: Checkout }) {
  const intl = useIntl();
  const methods = state.availableShippingMethods;
  const [picked, setPicked] = useState(state.shippingMethod ?? '');
  // What is offered may change while the shopper chooses.
  const chosen = methods.some(({ code }) => code === picked) ? picked : '';
  const [attempt, setAttempt] = useState(0);
  const missing = attempt > 0 && chosen === '';
  const serverError = state.errors.shippingMethod;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.isSubmitting) return;
    setAttempt((count) => count + 1);
    if (chosen !== '') void submitDelivery(chosen);
  };
  const price = ({ price: money }: ShippingMethod) => {
    if (!money) return undefined;
    return money.minor === 0 ? intl.formatMessage(messages.free) : formatHundredths(intl, money.minor, money.currency);
  };

  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap="x6">
        <FormErrorBanner
          errors={serverError ? [{ message: serverError }] : methods.length === 0 ? [{ message: intl.formatMessage(messages.noDelivery) }] : []}
          genericMessage={intl.formatMessage(messages.genericError)}
          attempt={attempt}
        />
        {methods.length > 0 && (
          <RadioCards
            id="delivery-methods"
            label={intl.formatMessage(messages.deliveryMethods)}
            labelHidden
            name="delivery"
            value={chosen}
            error={missing ? intl.formatMessage(messages.chooseDelivery) : undefined}
            onChange={setPicked}
            options={methods.map((method) => ({
              value: method.code,
              title: method.carrierTitle,
              price: price(method),
              icon: <MethodIcon method={method} />,
              disabled: !method.available,
              description: method.problem || method.methodTitle,
            }))}
          />
        )}
        <Button type="submit" size="large" busy={state.isSubmitting} busyLabel={intl.formatMessage(messages.saving)}>
          {intl.formatMessage(messages.toPayment)}
        </Button>
      </Stack>
    </form>
  );
}

function MethodIcon({ method: { code } }: { method: ShippingMethod }) {
  if (/pick|store|odbior/i.test(code)) return <PinIcon />;
  return /locker|paczkomat|inpost/i.test(code) ? <LockerIcon /> : <TruckIcon />;
}
