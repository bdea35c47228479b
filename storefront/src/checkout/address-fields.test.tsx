// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createShopIntl, IntlProvider } from '../i18n/index.ts';
import { emptyAddress, type CheckoutAddress } from './address.ts';
import { AddressFields, addressFieldId } from './address-fields.tsx';
import { checkoutMessages } from './messages.ts';
import type { Country } from './countries.ts';
import { defaultOptionalFields, type OptionalFields } from './optional-fields.ts';

const intl = createShopIntl({ locale: 'en-US' });
await intl.load(checkoutMessages);

function show(
  address: Partial<CheckoutAddress>,
  optionalFields: OptionalFields = defaultOptionalFields,
  countries: Country[] = [],
) {
  const onChange = vi.fn();
  render(
    <IntlProvider value={intl}>
      <AddressFields
        section="billing"
        legend="Billing address"
        address={{ ...emptyAddress, ...address }}
        countries={countries}
        optionalFields={optionalFields}
        errors={{ vat_id: { id: 'checkout.nipInvalid' } }}
        onChange={onChange}
      />
    </IntlProvider>,
  );
  return onChange;
}

const field = (name: RegExp) => screen.queryByRole<HTMLInputElement>('textbox', { name });

describe('AddressFields', () => {
  it('has company and NIP in Poland, and puts the error at the NIP', () => {
    const onChange = show({ country_code: 'PL', company: 'Nowak Studio' });
    expect(field(/^Company/)?.value).toBe('Nowak Studio');
    const nip = field(/^NIP/);
    expect(nip).toMatchObject({ required: false, inputMode: 'numeric', id: addressFieldId('billing', 'vat_id') });
    expect(nip?.getAttribute('aria-invalid')).toBe('true');
    expect(field(/^Middle name/)).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: /^NIP/ }), { target: { value: '5260250995' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ country_code: 'PL', company: 'Nowak Studio', vat_id: '5260250995' }),
    );
  });

  const invoiceBox = () =>
    screen.queryByRole<HTMLInputElement>('checkbox', { name: 'I need an invoice for a company' });

  it('reveals company and NIP in Poland when an invoice for a company is wanted, and requires both', () => {
    const onChange = show({ country_code: 'PL' });
    expect(invoiceBox()?.checked).toBe(false);
    expect(field(/^Company/)).toBeNull();
    expect(field(/^NIP/)).toBeNull();
    fireEvent.click(screen.getByRole('checkbox'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ wants_invoice: true }));
    cleanup();
    show({ country_code: 'PL', wants_invoice: true });
    expect(field(/^Company$/)?.required).toBe(true);
    expect(field(/^NIP$/)?.required).toBe(true);
  });

  it('keeps what was typed when the invoice is declined', () => {
    const invoice = { company: 'Nowak Studio', vat_id: '5260250995' };
    const onChange = show({ country_code: 'PL', ...invoice });
    expect(invoiceBox()?.checked).toBe(true);
    fireEvent.click(screen.getByRole('checkbox'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ ...invoice, wants_invoice: false }));
    cleanup();
    const onTyped = show({ country_code: 'PL', ...invoice, wants_invoice: false });
    expect(field(/^NIP/)).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: /^City/ }), { target: { value: 'Gdynia' } });
    expect(onTyped).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ ...invoice, wants_invoice: false, city: 'Gdynia' }),
    );
  });

  it('offers no choice of an invoice elsewhere, and none where the shop requires the company', () => {
    show({ country_code: 'DE' });
    expect(invoiceBox()).toBeNull();
    expect(field(/^Company/)).not.toBeNull();
    cleanup();
    show({ country_code: 'PL' }, { ...defaultOptionalFields, company: { visibility: 'required', options: [] } });
    expect(invoiceBox()).toBeNull();
    expect(field(/^Company/)?.required).toBe(true);
    expect(field(/^NIP/)?.required).toBe(false);
  });

  it.each([
    ['PL', 'firstname lastname street flat postcode city telephone'],
    ['US', 'firstname lastname company vatId street flat city postcode telephone'],
    ['JP', 'lastname firstname company vatId postcode city street flat telephone'],
  ])('has the fields in the order of %s', (country_code, names) => {
    show({ country_code });
    const shown = screen.getAllByRole<HTMLInputElement>('textbox').map(({ name }) => name.replace('billing-', ''));
    expect(shown).toEqual(names.split(' '));
  });

  it('labels postcode and region in the words of the country', () => {
    const india = { code: 'IN', name: 'India', isRegionShown: true, isRegionRequired: true, isPostcodeRequired: true };
    show({ country_code: 'IN' }, defaultOptionalFields, [{ ...india, regions: [] }]);
    expect(field(/^PIN code/)).not.toBeNull();
    expect(field(/^State/)).not.toBeNull();
  });

  it('hints at the form of a VAT number elsewhere in the European Union', () => {
    show({ country_code: 'DE' });
    expect(field(/^Tax\/VAT number/)?.inputMode).toBe('text');
    expect(screen.getByText('For example DE123456789')).toBeDefined();
  });

  it('shows and keeps the lines of a saved street that are more than the shop has', () => {
    const street = ['Prosta 1', 'm. 2', 'Hala C', 'Brama 4', 'Rampa 5'];
    const onChange = show({ country_code: 'PL', street });
    expect(field(/^Address line 3/)?.value).toBe('Hala C');
    expect(field(/^Address line 4/)?.value).toBe('Brama 4');
    fireEvent.change(screen.getByRole('textbox', { name: /^Town or city|^City/ }), { target: { value: 'Kraków' } });
    expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ city: 'Kraków', street }));
    fireEvent.change(screen.getByRole('textbox', { name: /^Address line 3/ }), { target: { value: '' } });
    expect(onChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ street: ['Prosta 1', 'm. 2', '', 'Brama 4', 'Rampa 5'] }),
    );
  });

  it('keeps the field of a line that is emptied', () => {
    const fields = (street: string[]) => (
      <IntlProvider value={intl}>
        <AddressFields
          section="shipping"
          legend="Shipping address"
          address={{ ...emptyAddress, street }}
          countries={[]}
          optionalFields={defaultOptionalFields}
          errors={{}}
          onChange={() => undefined}
        />
      </IntlProvider>
    );
    const { rerender } = render(fields(['Prosta 1']));
    rerender(fields(['Prosta 1', 'm. 2', 'Hala C']));
    rerender(fields(['Prosta 1', 'm. 2', '']));
    expect(field(/^Address line 3/)?.value).toBe('');
    expect(field(/^Address line 4/)).toBeNull();
  });

  it.each([
    [1, 'm. 2', []],
    [1, '', []],
    [2, '', ['flat']],
    [3, '', ['flat', 'line3']],
    [4, '', ['flat', 'line3', 'line4']],
  ])('has the fields of a shop with %i lines, and of the second line "%s"', (streetLines, flat, expected) => {
    show({ country_code: 'PL', street: ['Prosta 1', flat] }, { ...defaultOptionalFields, streetLines });
    const shown = ['flat', 'line3', 'line4'].filter((name) => document.getElementsByName(`billing-${name}`).length > 0);
    expect(shown).toEqual(flat ? ['flat'] : expected);
  });

  it('shows what the shop is configured to show, with a list of prefixes', () => {
    const options = [{ value: 'Ms', label: 'Ms' }];
    show(
      { country_code: 'PL', prefix: 'Ms', fax: '123' },
      {
        ...defaultOptionalFields,
        company: { visibility: 'hidden', options: [] },
        prefix: { visibility: 'required', options },
        middlename: { visibility: 'optional', options: [] },
        fax: { visibility: 'optional', options: [] },
      },
    );
    expect(field(/^Company/)).toBeNull();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Title/ })).toMatchObject({
      value: 'Ms',
      required: true,
    });
    expect(field(/^Middle name/)?.autocomplete).toBe('billing additional-name');
    expect(field(/^Fax/)?.value).toBe('123');
  });

  it('asks for a region only where the shop asks for optional ones', () => {
    const germany = {
      code: 'DE',
      name: 'Germany',
      regions: [{ id: 81, code: 'BAY', name: 'Bayern', country: 'DE' }],
      isRegionShown: false,
      isRegionRequired: false,
      isPostcodeRequired: true,
    };
    const region = () => screen.queryByRole('combobox', { name: /^State/ });
    show({ country_code: 'DE', region_code: 'BAY' }, defaultOptionalFields, [germany]);
    expect(region()).toBeNull();
    cleanup();
    show({ country_code: 'DE', region_code: 'BAY' }, defaultOptionalFields, [{ ...germany, isRegionShown: true }]);
    expect(region()).not.toBeNull();
  });

  it('has a text field for an optional region that the country writes and Magento does not list', () => {
    const rules = { regions: [], isRegionRequired: false, isPostcodeRequired: true };
    const japan = { ...rules, code: 'JP', name: 'Japan', isRegionShown: true };
    show({ country_code: 'JP', region_code: 'Kyoto' }, defaultOptionalFields, [japan]);
    expect(field(/^Prefecture/)).toMatchObject({ value: 'Kyoto', required: false });
    cleanup();
    show({ country_code: 'JP' }, defaultOptionalFields, [{ ...japan, isRegionShown: false }]);
    expect(field(/^Prefecture/)).toBeNull();
    cleanup();
    show({ country_code: 'DE' }, defaultOptionalFields, [{ ...japan, code: 'DE', name: 'Germany' }]);
    expect(field(/^State/)).toBeNull();
  });
});
