import { Button } from '@witryna/ui/button';
import { Checkbox } from '@witryna/ui/checkbox';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { RadioCards } from '@witryna/ui/radio-group';
import { Heading, Text } from '@witryna/ui/text';
import { TextField } from '@witryna/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { fieldMessage, usePhoneRules, nameError } from '../forms/index.ts';
import { useStorage } from '../platform/storage-context.tsx';
import { useIntl } from '../i18n/index.ts';
import { getAddressLines } from '../postal-address/index.ts';
import { ReturnLink } from '../session/index.ts';
import {
  addressErrors,
  addressFieldOrder,
  emailError,
  emptyAddress,
  isSameAddress,
  type CheckoutAddress,
} from './address.ts';
import { beginAddressChoice, chooseAddress, otherAddress, typeAddress } from './address-choice.ts';
import { AddressFields, addressFieldId } from './address-fields.tsx';
import { getFieldLabel } from './address-labels.ts';
import { saveAddresses } from './checkout-storage.ts';
import { emptyHiddenFields } from './optional-fields.ts';
import type { Checkout } from './use-checkout.ts';

/** First step: e-mail, delivery address and, where it differs, billing address. What is typed is kept at once. */
export function AddressStep({
  checkout: {
    cart,
    state,
    countries,
    optionalFields,
    signedIn,
    customerEmail,
    customerName,
    addressBook,
    submitAddress,
  },
}: {
  checkout: Checkout;
}) {
  const intl = useIntl();
  const storage = useStorage();
  const [typedEmail, setEmail] = useState(state.email);
  const email = signedIn ? customerEmail : typedEmail;
  const [choice, setChoice] = useState(() => beginAddressChoice(state.shippingAddress, addressBook, customerName));
  const { chosen } = choice;
  const [typedBilling, setBilling] = useState(state.billingAddress ?? emptyAddress);
  const withCountry = (address: CheckoutAddress) => ({
    ...address,
    country_code: address.country_code || countries.defaultCode,
  });
  const shipping = withCountry(choice.address);
  const billing = withCountry(typedBilling);
  const getErrors = (address: CheckoutAddress) =>
    addressErrors(
      address,
      phoneRules,
      countries.items.find(({ code }) => code === address.country_code),
      optionalFields,
    );
  const isVirtual = cart?.isVirtual ?? false;
  const [isSame, setSame] = useState(state.billingAddress === null);
  const same = isSame || isVirtual;
  const addressTitle = intl.formatMessage(isVirtual ? 'checkout.billingAddress' : 'checkout.shippingAddress');
  const [attempt, setAttempt] = useState(0);

  const phoneRules = usePhoneRules();
  const shippingErrors = attempt > 0 ? getErrors(shipping) : {};
  const billingErrors = attempt > 0 && !same ? getErrors(billing) : {};
  const wrongEmail = attempt > 0 && !signedIn ? emailError(email) : undefined;

  const listed = (section: 'shipping' | 'billing', errors: typeof shippingErrors, country: string) =>
    addressFieldOrder.flatMap((name) => {
      const error = fieldMessage(intl, errors[name]);
      return error
        ? [
            {
              fieldId: addressFieldId(section, name),
              message: nameError(intl, intl.formatMessage(getFieldLabel(name, country)), error),
            },
          ]
        : [];
    });
  const [listedErrors, setListedErrors] = useState<{ message: string; fieldId?: string }[]>([]);
  // What is wrong in the fields comes first: nothing was sent.
  const serverError = listedErrors.length > 0 ? null : state.errors.shippingAddress;
  const saved = addressBook.find(({ id }) => id === chosen)?.address;
  // A saved address that lacks something is completed in the fields, which stay while it is typed.
  const isTyped = !saved || !isSameAddress(saved, shipping) || Object.keys(shippingErrors).length > 0;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.isSubmitting) return;
    setAttempt((count) => count + 1);
    const wrong = fieldMessage(intl, signedIn ? undefined : emailError(email));
    const errors = [
      ...(wrong
        ? [
            {
              fieldId: 'checkout-email',
              message: nameError(intl, intl.formatMessage('checkout.email'), wrong),
            },
          ]
        : []),
      ...listed('shipping', getErrors(shipping), shipping.country_code),
      ...(same ? [] : listed('billing', getErrors(billing), billing.country_code)),
    ];
    setListedErrors(errors);
    if (errors.length === 0) {
      void submitAddress({
        email,
        shipping: emptyHiddenFields(shipping, optionalFields),
        billing: same ? null : emptyHiddenFields(billing, optionalFields),
      });
    }
  };

  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      onBlur={() => saveAddresses(storage, email, shipping, same ? null : billing)}
    >
      <Stack gap="x6">
        <FormErrorBanner
          errors={serverError ? [{ message: serverError }] : listedErrors}
          {...(!serverError && { title: intl.formatMessage('checkout.correctFields') })}
          submitCount={attempt}
        />
        <Text size="small" tone="secondary">
          {intl.formatMessage('checkout.required')}
        </Text>
        {signedIn ? (
          <Text>
            {intl.formatMessage('checkout.email')}: {customerEmail}
          </Text>
        ) : (
          <Stack gap="x2">
            <TextField
              id="checkout-email"
              name="email"
              type="email"
              autoComplete="email"
              label={intl.formatMessage('checkout.email')}
              hint={intl.formatMessage('checkout.emailHint')}
              error={wrongEmail && fieldMessage(intl, wrongEmail)}
              value={email}
              onChange={(event) => setEmail(event.currentTarget.value)}
            />
            <Text size="small">
              {intl.formatMessage('checkout.haveAccount')}{' '}
              <ReturnLink href="/sign-in" state={{ returnTo: '/checkout' }}>
                {intl.formatMessage('checkout.signIn')}
              </ReturnLink>
            </Text>
          </Stack>
        )}
        <Stack as="section" gap="x4" aria-labelledby="shipping-address">
          <Heading level={3} size="h5" id="shipping-address">
            {addressTitle}
          </Heading>
          {addressBook.length > 0 && (
            <RadioCards
              label={intl.formatMessage('checkout.addressBook')}
              name="saved-address"
              value={chosen}
              onValueChange={(id) => setChoice((current) => chooseAddress(current, id, addressBook))}
              options={[
                ...addressBook.map(({ id, address }) => {
                  const [title = '', ...lines] = getAddressLines(address);
                  return { value: id, title, description: lines.join(', ') };
                }),
                { value: otherAddress, title: intl.formatMessage('checkout.otherAddress') },
              ]}
            />
          )}
          {isTyped && (
            <AddressFields
              section="shipping"
              legend={addressTitle}
              address={shipping}
              countries={countries.items}
              optionalFields={optionalFields}
              errors={shippingErrors}
              onChange={(address) => setChoice((current) => typeAddress(current, address))}
            />
          )}
        </Stack>
        {!isVirtual && (
          <Checkbox
            name="same-address"
            label={intl.formatMessage('checkout.sameAddress')}
            checked={same}
            onChange={(event) => setSame(event.currentTarget.checked)}
          />
        )}
        {!same && (
          <Stack as="section" gap="x4" aria-labelledby="billing-address">
            <Heading level={3} size="h5" id="billing-address">
              {intl.formatMessage('checkout.billingAddress')}
            </Heading>
            <AddressFields
              section="billing"
              legend={intl.formatMessage('checkout.billingAddress')}
              address={billing}
              countries={countries.items}
              optionalFields={optionalFields}
              errors={billingErrors}
              onChange={setBilling}
            />
          </Stack>
        )}
        <Button
          type="submit"
          size="large"
          loading={state.isSubmitting}
          loadingLabel={intl.formatMessage('checkout.saving')}
        >
          {intl.formatMessage(isVirtual ? 'checkout.toPayment' : 'checkout.toDelivery')}
        </Button>
      </Stack>
    </form>
  );
}
