import { Button } from '@witryna/ui/button';
import { Checkbox } from '@witryna/ui/checkbox';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { fieldMessage, usePhoneRules, nameError } from '../forms/index.ts';
import { useStorage } from '../platform/storage-context.tsx';
import { useIntl } from '../i18n/index.ts';
import { addressErrors, emailError, type CheckoutAddress } from './address.ts';
import {
  beginAddressChoice,
  findOtherBillingAddress,
  findPreferredAddress,
  isNewAddress,
  type AddressChoice,
} from './address-choice.ts';
import { AddressSection } from './address-section.tsx';
import { saveAddresses } from './checkout-storage.ts';
import { getSentAddress } from './company-invoice.ts';
import { GuestEmailField, guestEmailFieldId } from './guest-email-field.tsx';
import { listAddressErrors } from './list-address-errors.ts';
import type { Checkout } from './use-checkout.ts';

interface AddressStepProps {
  checkout: Pick<
    Checkout,
    | 'cart'
    | 'state'
    | 'countries'
    | 'optionalFields'
    | 'signedIn'
    | 'customerEmail'
    | 'customerName'
    | 'addressBook'
    | 'canSaveAddresses'
    | 'submitAddress'
  >;
}

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
    canSaveAddresses,
    submitAddress,
  },
}: AddressStepProps) {
  const intl = useIntl();
  const storage = useStorage();
  const [typedEmail, setEmail] = useState(state.email);
  const email = signedIn ? customerEmail : typedEmail;
  const isVirtual = cart?.isVirtual ?? false;
  const withCountry = (choice: AddressChoice) => ({
    ...choice,
    address: { ...choice.address, country_code: choice.address.country_code || countries.defaultCode },
  });
  const [begunShipping, setShippingChoice] = useState(() =>
    beginAddressChoice(state.shippingAddress, addressBook, findPreferredAddress(addressBook, isVirtual), customerName),
  );
  const shippingChoice = withCountry(begunShipping);
  const shipping = shippingChoice.address;
  // Until the shopper chooses one, the billing address depends on the shipping address.
  const [chosenBilling, setBillingChoice] = useState<AddressChoice | null>(null);
  const billingChoice = withCountry(
    chosenBilling ??
      beginAddressChoice(state.billingAddress, addressBook, findOtherBillingAddress(addressBook, shipping)),
  );
  const billing = billingChoice.address;
  const [shouldSave, setShouldSave] = useState(state.saveInAddressBook);
  const getShouldSave = (section: 'shipping' | 'billing', choice: AddressChoice) => {
    const sent = { ...choice, address: getSentAddress(choice.address, optionalFields) };
    return signedIn && canSaveAddresses && isNewAddress(sent, addressBook)
      ? (shouldSave[section] ?? addressBook.length === 0)
      : null;
  };
  const shownShouldSave = {
    shipping: getShouldSave('shipping', shippingChoice),
    billing: getShouldSave('billing', billingChoice),
  };
  // A customer who chose a saved address has seen that it is not saved again, also once it was completed.
  const saveInAddressBook = {
    shipping: shownShouldSave.shipping ?? (signedIn ? false : null),
    billing: shownShouldSave.billing ?? (signedIn ? false : null),
  };
  const getErrors = (address: CheckoutAddress) =>
    addressErrors(
      address,
      phoneRules,
      countries.items.find(({ code }) => code === address.country_code),
      optionalFields,
    );
  const [isSame, setSame] = useState(state.billingAddress === null);
  const same = isSame || isVirtual;
  const addressTitle = intl.formatMessage(isVirtual ? 'checkout.billingAddress' : 'checkout.shippingAddress');
  const [attempt, setAttempt] = useState(0);

  const phoneRules = usePhoneRules();
  const shippingErrors = attempt > 0 ? getErrors(shipping) : {};
  const billingErrors = attempt > 0 && !same ? getErrors(billing) : {};
  const wrongEmail = attempt > 0 && !signedIn ? emailError(email) : undefined;

  const [listedErrors, setListedErrors] = useState<{ message: string; fieldId?: string }[]>([]);
  // What is wrong in the fields comes first: nothing was sent.
  const serverError = listedErrors.length > 0 ? null : state.errors.shippingAddress;

  const save = () => saveAddresses(storage, email, shipping, same ? null : billing, saveInAddressBook);
  // Reloading the page and the browser's Back take the focus from no field, so leaving one is not enough.
  const isTyped = useRef(false);
  useEffect(() => {
    if (!isTyped.current) return;
    isTyped.current = false;
    save();
  });

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (state.isSubmitting) return;
    setAttempt((count) => count + 1);
    const wrong = fieldMessage(intl, signedIn ? undefined : emailError(email));
    const errors = [
      ...(wrong
        ? [
            {
              fieldId: guestEmailFieldId,
              message: nameError(intl, intl.formatMessage('checkout.email'), wrong),
            },
          ]
        : []),
      ...listAddressErrors(intl, 'shipping', getErrors(shipping), shipping.country_code, optionalFields),
      ...(same ? [] : listAddressErrors(intl, 'billing', getErrors(billing), billing.country_code, optionalFields)),
    ];
    setListedErrors(errors);
    if (errors.length === 0) {
      void submitAddress({
        email,
        shipping: getSentAddress(shipping, optionalFields),
        billing: same ? null : getSentAddress(billing, optionalFields),
        saveInAddressBook,
      });
    }
  };

  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      onInput={() => {
        isTyped.current = true;
      }}
      onBlur={save}
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
          <GuestEmailField email={email} error={wrongEmail} onEmailChange={setEmail} />
        )}
        <AddressSection
          section="shipping"
          title={addressTitle}
          choice={shippingChoice}
          book={addressBook}
          countries={countries.items}
          optionalFields={optionalFields}
          errors={shippingErrors}
          onChoiceChange={setShippingChoice}
          shouldSave={shownShouldSave.shipping}
          onShouldSaveChange={(shipping) => setShouldSave((current) => ({ ...current, shipping }))}
        />
        {!isVirtual && (
          <Checkbox
            name="same-address"
            label={intl.formatMessage('checkout.sameAddress')}
            checked={same}
            onChange={(event) => setSame(event.currentTarget.checked)}
          />
        )}
        {!same && (
          <AddressSection
            section="billing"
            title={intl.formatMessage('checkout.billingAddress')}
            choice={billingChoice}
            book={addressBook}
            countries={countries.items}
            optionalFields={optionalFields}
            errors={billingErrors}
            onChoiceChange={setBillingChoice}
            shouldSave={shownShouldSave.billing}
            onShouldSaveChange={(billing) => setShouldSave((current) => ({ ...current, billing }))}
          />
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
