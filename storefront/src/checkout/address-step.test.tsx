// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { emptyCart } from '../cart/index.ts';
import { formsMessages } from '../forms/index.ts';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { LayoutProvider } from '../platform/layout/layout-context.tsx';
import { StorageProvider } from '../platform/storage-context.tsx';
import { memoryStorage, sampleLayout } from '../testing/index.ts';
import type { SavedAddress } from './address-book.ts';
import { AddressStep } from './address-step.tsx';
import { initialCheckoutState } from './checkout-state.ts';
import { readSavedCheckout } from './checkout-storage.ts';
import { checkoutMessages } from './messages.ts';
import { defaultOptionalFields } from './optional-fields.ts';
import { anna } from './testing/checkout-fixture.ts';
import type { Checkout } from './use-checkout.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(checkoutMessages);
await intl.load(formsMessages);

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined;
vi.stubGlobal('matchMedia', () => ({ matches: true }));

const office = { ...anna, street: ['Biurowa 9'] };
const book: SavedAddress[] = [
  { id: '1', address: anna, isShippingDefault: true, isBillingDefault: false },
  { id: '2', address: office, isShippingDefault: false, isBillingDefault: true },
];

const poland = {
  code: 'PL',
  name: 'Poland',
  regions: [],
  isRegionShown: true,
  isRegionRequired: false,
  isPostcodeRequired: true,
};

function show(
  { isVirtual = false, ...changes }: Partial<Checkout> & { isVirtual?: boolean } = {},
  storage = memoryStorage(),
) {
  const submitAddress = vi.fn<Checkout['submitAddress']>(() => Promise.resolve());
  render(
    <IntlProvider value={intl}>
      <LayoutProvider value={sampleLayout}>
        <StorageProvider value={storage}>
          <AddressStep
            checkout={{
              cart: { ...emptyCart, isVirtual },
              state: initialCheckoutState,
              countries: {
                items: [poland],
                defaultCode: 'PL',
              },
              optionalFields: defaultOptionalFields,
              signedIn: true,
              customerEmail: 'anna@example.pl',
              customerName: { firstname: 'Anna', lastname: 'Nowak' },
              addressBook: book,
              canSaveAddresses: true,
              submitAddress,
              ...changes,
            }}
          />
        </StorageProvider>
      </LayoutProvider>
    </IntlProvider>,
  );
  return submitAddress;
}

const section = (name: string) => within(screen.getByRole('region', { name }));
const chooseOtherBilling = () =>
  fireEvent.click(screen.getByRole('checkbox', { name: 'The billing address is the same' }));
const submit = () => fireEvent.click(screen.getByRole('button', { name: /^Continue/ }));

describe('AddressStep', () => {
  it('begins with the default shipping address when something is shipped', () => {
    const submitAddress = show();
    submit();
    expect(submitAddress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ shipping: anna, billing: null }));
  });

  it('begins with the default billing address when nothing is shipped', () => {
    const submitAddress = show({ isVirtual: true });
    submit();
    expect(submitAddress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ shipping: office, billing: null }));
  });

  it('offers the saved addresses as billing address, with the default one chosen', () => {
    const submitAddress = show();
    chooseOtherBilling();
    submit();
    expect(submitAddress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ shipping: anna, billing: office }));
  });

  it('names the regions and the foreign countries of saved addresses', () => {
    const indian = { ...anna, country_code: 'IN', city: 'Pune', region_code: 'MH', postcode: '411001' };
    const regions = [{ id: 553, code: 'MH', name: 'Maharashtra', country: 'IN' }];
    show({
      countries: { items: [poland, { ...poland, code: 'IN', name: 'India', regions }], defaultCode: 'PL' },
      addressBook: [{ id: '1', address: indian, isShippingDefault: true, isBillingDefault: true }],
    });
    expect(screen.getByRole('radio', { description: /Pune 411001, Maharashtra, India, / })).toBeTruthy();
  });

  it('begins with an empty billing address when the order is shipped to the default billing address', () => {
    show();
    fireEvent.click(section('Shipping address').getByRole('radio', { description: /^Biurowa 9/ }));
    chooseOtherBilling();
    const billing = section('Billing address');
    expect(billing.getByRole<HTMLInputElement>('radio', { name: 'Another address' }).checked).toBe(true);
    expect(billing.getByRole<HTMLInputElement>('textbox', { name: /^First name/ }).value).toBe('');
  });

  it('keeps the chosen billing address when another shipping address is chosen', () => {
    const submitAddress = show();
    chooseOtherBilling();
    fireEvent.click(section('Billing address').getByRole('radio', { description: /^Prosta 1/ }));
    fireEvent.click(section('Shipping address').getByRole('radio', { description: /^Biurowa 9/ }));
    submit();
    expect(submitAddress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ shipping: office, billing: anna }));
  });

  it('stores what is typed before the field loses the focus, and nothing that nobody has typed', () => {
    const storage = memoryStorage();
    show({ signedIn: false, addressBook: [] }, storage);
    expect(readSavedCheckout(storage).shippingAddress).toBeNull();
    fireEvent.input(screen.getByRole('textbox', { name: /^Email/ }), { target: { value: 'anna@example.pl' } });
    fireEvent.input(screen.getByRole('textbox', { name: /^City/ }), { target: { value: 'Radom' } });
    expect(readSavedCheckout(storage)).toMatchObject({ email: 'anna@example.pl', shippingAddress: { city: 'Radom' } });
  });

  it('sends nothing of an invoice that the shopper declines, and what was typed when it is wanted again', () => {
    const submitAddress = show({ addressBook: [], state: { ...initialCheckoutState, shippingAddress: anna } });
    const box = () => screen.getByRole('checkbox', { name: 'I need an invoice for a company' });
    fireEvent.click(box());
    submit();
    expect(submitAddress).not.toHaveBeenCalled();
    const nip = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'NIP' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Company' }), { target: { value: 'Nowak Studio' } });
    fireEvent.change(nip(), { target: { value: '5260250996' } });
    submit();
    expect(submitAddress).not.toHaveBeenCalled();
    fireEvent.change(nip(), { target: { value: '5260250995' } });
    fireEvent.click(box());
    submit();
    const sent = () => submitAddress.mock.lastCall?.[0].shipping;
    expect(sent()).toMatchObject({ company: '', vat_id: '' });
    fireEvent.click(box());
    expect(nip().value).toBe('5260250995');
    submit();
    expect(sent()).toMatchObject({ company: 'Nowak Studio', vat_id: '5260250995' });
  });

  it('sends a saved address that has a company and no tax number as it is', () => {
    const address = { ...anna, company: 'Nowak Studio' };
    const submitAddress = show({
      addressBook: [{ id: '1', address, isShippingDefault: true, isBillingDefault: true }],
    });
    submit();
    expect(submitAddress).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ shipping: address }));
  });

  const saveBox = () =>
    screen.queryByRole<HTMLInputElement>('checkbox', { name: 'Save this address in your address book' });
  const typed = { ...anna, street: ['Nowa 5'] };
  const withTyped = { ...initialCheckoutState, shippingAddress: typed };
  const sentSaving = (submitAddress: ReturnType<typeof show>) =>
    submitAddress.mock.calls[0]?.[0].saveInAddressBook?.shipping;

  it('saves the first address of a customer unless the customer does not want it', () => {
    const submitAddress = show({ state: withTyped, addressBook: [] });
    expect(saveBox()?.checked).toBe(true);
    submit();
    expect(sentSaving(submitAddress)).toBe(true);
    cleanup();
    const declined = show({ state: withTyped, addressBook: [] });
    fireEvent.click(screen.getByRole('checkbox', { name: 'Save this address in your address book' }));
    submit();
    expect(sentSaving(declined)).toBe(false);
  });

  it('saves a further address only when the customer wants it', () => {
    const submitAddress = show({ state: withTyped });
    expect(saveBox()?.checked).toBe(false);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Save this address in your address book' }));
    submit();
    expect(sentSaving(submitAddress)).toBe(true);
  });

  it('shows what was chosen on an earlier visit', () => {
    show({ state: { ...withTyped, saveInAddressBook: { shipping: true, billing: null } } });
    expect(saveBox()?.checked).toBe(true);
  });

  it('saves no address of a guest, and none that the address book has', () => {
    show({ state: withTyped, signedIn: false, addressBook: [] });
    expect(saveBox()).toBeNull();
    cleanup();
    const submitAddress = show();
    expect(saveBox()).toBeNull();
    submit();
    expect(sentSaving(submitAddress)).toBe(false);
  });

  it('offers to save no address where the address book requires more than the checkout asks for', () => {
    const submitAddress = show({ state: withTyped, addressBook: [], canSaveAddresses: false });
    expect(saveBox()).toBeNull();
    submit();
    expect(sentSaving(submitAddress)).toBe(false);
  });

  it('leaves open for a guest whether an address is saved', () => {
    const submitAddress = show({ state: { ...withTyped, email: 'a@b.pl' }, signedIn: false, addressBook: [] });
    submit();
    expect(sentSaving(submitAddress)).toBeNull();
  });

  it('does not save a saved address again that is completed', () => {
    const addressBook = [
      { id: '1', address: { ...anna, telephone: '' }, isShippingDefault: true, isBillingDefault: true },
    ];
    const submitAddress = show({ addressBook });
    submit();
    const phone = screen.getByRole('textbox', { name: /^Phone/ });
    fireEvent.change(phone, { target: { value: anna.telephone } });
    expect(saveBox()).toBeNull();
    submit();
    expect(submitAddress.mock.calls[0]?.[0].shipping.telephone).toBe(anna.telephone);
    expect(sentSaving(submitAddress)).toBe(false);
  });
});
