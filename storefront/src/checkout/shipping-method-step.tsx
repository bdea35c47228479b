import { Button } from '@witryna/ui/button';
import { FormErrorBanner, type FormErrorItem } from '@witryna/ui/form-error-banner';
import { LockerIcon, PinIcon, TruckIcon } from '@witryna/ui/icon';
import { Stack } from '@witryna/ui/layout';
import { RadioCards } from '@witryna/ui/radio-group';
import { useState, type SubmitEvent } from 'react';
import { formatTaxedAmount, useTaxDisplay } from '../cart/index.ts';
import { useIntl } from '../i18n/index.ts';
import type { ShippingMethod } from './checkout-state.ts';
import type { PickupPoint } from './pickup/pickup-point.ts';
import { PickupSlot } from './pickup/pickup-slot.tsx';
import type { Checkout } from './use-checkout.ts';

/** Ids of the lists, for the links of the errors. */
const methodsId = 'delivery-methods';
const pointsId = 'pickup-points';

interface ShippingMethodStepProps {
  checkout: Checkout;
  /** The offered method that the shopper has picked but not confirmed; null for none. */
  method: ShippingMethod | null;
  onPickedChange(code: string): void;
}

/** Second checkout step: shipping method with its price in its accessible name, and pickup point. */
export function ShippingMethodStep({
  checkout: { state, cart, submitShippingMethod, findPickup },
  method,
  onPickedChange,
}: ShippingMethodStepProps) {
  const intl = useIntl();
  const { shippingMethods: taxMode } = useTaxDisplay();
  const methods = state.availableShippingMethods;
  const chosen = method?.code ?? '';
  const pickup = method ? findPickup(method) : null;
  // Of each method, so that looking at another one forgets nothing.
  const [points, setPoints] = useState<Readonly<Partial<Record<string, PickupPoint>>>>(() =>
    state.shippingMethod !== null && state.pickupPoint ? { [state.shippingMethod]: state.pickupPoint } : {},
  );
  const point = pickup ? (points[chosen] ?? null) : null;
  const [attempt, setAttempt] = useState(0);
  const missing = attempt > 0 && chosen === '';
  const missingPoint = attempt > 0 && pickup !== null && point === null;
  const serverError = state.errors.shippingMethod;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.isSubmitting) return;
    setAttempt((count) => count + 1);
    if (chosen !== '' && (!pickup || point)) void submitShippingMethod(chosen, point);
  };
  const price = ({ price: withTax, priceExcludingTax: without }: ShippingMethod) =>
    (withTax ?? without)?.minor === 0
      ? intl.formatMessage('checkout.free')
      : formatTaxedAmount(intl, taxMode, without, withTax) || undefined;

  const errors: FormErrorItem[] = serverError
    ? [{ message: serverError }]
    : methods.length === 0
      ? [{ message: intl.formatMessage('checkout.noDelivery') }]
      : missing
        ? [{ message: intl.formatMessage('checkout.chooseDelivery'), fieldId: methodsId }]
        : missingPoint
          ? [{ message: intl.formatMessage('checkout.choosePickupPoint'), fieldId: pointsId }]
          : [];

  return (
    <form method="post" onSubmit={submit} noValidate>
      <Stack gap="x6">
        <FormErrorBanner errors={errors} submitCount={attempt} />
        {methods.length > 0 && (
          <RadioCards
            id={methodsId}
            label={intl.formatMessage('checkout.deliveryMethods')}
            labelHidden
            name="delivery"
            value={chosen}
            error={missing ? intl.formatMessage('checkout.chooseDelivery') : undefined}
            onValueChange={(code) => {
              onPickedChange(code);
              setAttempt(0);
            }}
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
        {pickup && method && cart && (
          <PickupSlot
            key={chosen}
            id={pointsId}
            adapter={pickup}
            cartId={cart.id}
            carrierCode={method.carrierCode}
            near={state.shippingAddress ? [state.shippingAddress.postcode, state.shippingAddress.city] : []}
            country={state.shippingAddress?.country_code}
            value={point}
            onValueChange={(value) => setPoints((before) => ({ ...before, [chosen]: value }))}
            error={missingPoint ? intl.formatMessage('checkout.choosePickupPoint') : undefined}
          />
        )}
        <Button
          type="submit"
          size="large"
          loading={state.isSubmitting}
          loadingLabel={intl.formatMessage('checkout.saving')}
        >
          {intl.formatMessage('checkout.toPayment')}
        </Button>
      </Stack>
    </form>
  );
}

function MethodIcon({ method: { code } }: { method: ShippingMethod }) {
  if (/pick|store|odbior/i.test(code)) return <PinIcon />;
  return /locker|paczkomat|inpost/i.test(code) ? <LockerIcon /> : <TruckIcon />;
}
