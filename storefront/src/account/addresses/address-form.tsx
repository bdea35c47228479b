import { Button } from '@witryna/ui/button';
import { FormCard } from '@witryna/ui/card';
import { Checkbox } from '@witryna/ui/checkbox';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Inline } from '@witryna/ui/layout';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { customerQuery } from '../../auth/index.ts';
import {
  addressErrors,
  AddressFields,
  type CheckoutAddress,
  cleanAddress,
  countriesQuery,
  emptyAddress,
  getSentAddress,
  listAddressErrors,
  noCountries,
  toCountries,
  useOptionalFields,
  withRegionCode,
} from '../../checkout/index.ts';
import {
  isOutcomeUnknown,
  serverText,
  UnknownOutcomeError,
  useCommerce,
  useMutate,
  useQuery,
} from '../../commerce/index.ts';
import { addressForms } from '../../custom-attributes/index.ts';
import { usePhoneRules, useSlowNotice } from '../../forms/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { useLayout } from '../../platform/layout/layout-context.tsx';
import { updateAddressMutation } from './address-operations.ts';
import { createAddress } from './create-address.ts';
import { addressInput, type CustomerAddress } from './customer-address.ts';

interface AddressFormProps {
  /** Default: a new address. */
  edited?: CustomerAddress;
  onCancel(): void;
  onSaved(): Promise<void>;
}

/** One address of the address book, with the fields and rules of the checkout. */
export function AddressForm({ edited, onCancel, onSaved }: AddressFormProps) {
  const intl = useIntl();
  const { client } = useCommerce();
  const { mutate } = useMutate();
  const announceSlow = useSlowNotice();
  const isUnanswered = useRef(false);
  const { data } = useQuery(countriesQuery, {});
  const { optionalFields } = useOptionalFields(addressForms.addressBook);
  const customer = useQuery(customerQuery, edited ? null : {}).data?.customer;
  const [typed, setAddress] = useState<CheckoutAddress | null>(null);
  const [defaults, setDefaults] = useState({
    shipping: edited?.isDefaultShipping ?? false,
    billing: edited?.isDefaultBilling ?? false,
  });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [listed, setListed] = useState<{ message: string; fieldId?: string }[]>([]);
  const phoneRules = usePhoneRules();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { defaultCountry } = useLayout().store;
  const countries = data ? toCountries(data, intl.locale, defaultCountry) : noCountries;
  const { firstname, lastname } = customer ?? {};
  // The name of the customer is there for a new address, as soon as it is known.
  const entered = typed ?? edited?.address ?? { ...emptyAddress, firstname: firstname ?? '', lastname: lastname ?? '' };
  const country = entered.country_code || countries.defaultCode;
  const rules = countries.items.find(({ code }) => code === country);
  const address = withRegionCode({ ...entered, country_code: country }, rules?.regions ?? []);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setAttempt((count) => count + 1);
    const errors = addressErrors(address, phoneRules, rules, optionalFields);
    const wrong = listAddressErrors(intl, 'shipping', errors, country, optionalFields);
    setListed(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    const sent = getSentAddress(address, optionalFields);
    const cleaned = cleanAddress(sent, phoneRules, optionalFields.streetLines);
    const input = addressInput(cleaned, defaults, optionalFields, rules);
    try {
      await announceSlow<unknown>(
        edited
          ? mutate(updateAddressMutation, { id: edited.id, input })
          : createAddress(client, { address: sent, defaults, optionalFields, input }, isUnanswered.current),
      );
    } catch (error) {
      isUnanswered.current ||= isOutcomeUnknown(error);
      const problem = error instanceof UnknownOutcomeError ? 'forms.unknown' : 'forms.failed';
      setListed([{ message: serverText(error) ?? intl.formatMessage(problem) }]);
      setBusy(false);
      return;
    }
    await onSaved();
  };

  const title = intl.formatMessage(edited ? 'account.address.editTitle' : 'account.address.new');
  return (
    <FormCard title={title} titleRef={heading} method="post" onSubmit={(event) => void submit(event)} noValidate>
      <FormErrorBanner
        errors={listed}
        {...(listed.some(({ fieldId }) => fieldId) && { title: intl.formatMessage('forms.correctFields') })}
        submitCount={attempt}
      />
      <AddressFields
        section="shipping"
        legend={title}
        address={address}
        countries={countries.items}
        optionalFields={optionalFields}
        errors={attempt > 0 ? addressErrors(address, phoneRules, rules, optionalFields) : {}}
        onChange={setAddress}
      />
      <Checkbox
        name="default-shipping"
        label={intl.formatMessage('account.address.defaultShipping')}
        checked={defaults.shipping}
        // A default passes to another address; it is not taken away.
        disabled={edited?.isDefaultShipping ?? false}
        onChange={(event) => setDefaults({ ...defaults, shipping: event.currentTarget.checked })}
      />
      <Checkbox
        name="default-billing"
        label={intl.formatMessage('account.address.defaultBilling')}
        checked={defaults.billing}
        disabled={edited?.isDefaultBilling ?? false}
        onChange={(event) => setDefaults({ ...defaults, billing: event.currentTarget.checked })}
      />
      <Inline gap="x3">
        <Button type="submit" loading={busy} loadingLabel={intl.formatMessage('account.saving')}>
          {intl.formatMessage('account.save')}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onCancel}>
          {intl.formatMessage('account.cancel')}
        </Button>
      </Inline>
    </FormCard>
  );
}
