// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FormErrorBanner } from '../form-error-banner/index.ts';
import { WitrynaProvider } from '../provider/index.ts';
import { hydrateAfter } from '../testing/hydrate-after.ts';
import { getAddressFieldId, AddressForm, emptyAddress } from './index.ts';

const regions = [{ value: 'MP', label: 'małopolskie' }];
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const tokens = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')].map((control) => [
    control.name,
    control.getAttribute('autocomplete'),
  ]);

describe('AddressForm', () => {
  it('FO-3 sets autofill tokens on each field, distinct for two addresses', () => {
    const { rerender } = render(
      <AddressForm
        legend="Adres"
        regions={regions}
        extraFields={{
          prefix: 'optional',
          middlename: 'optional',
          suffix: 'optional',
          company: 'optional',
          vatId: 'optional',
          fax: 'optional',
        }}
      />,
    );
    expect(tokens()).toEqual([
      ['prefix', 'honorific-prefix'],
      ['firstname', 'given-name'],
      ['middlename', 'additional-name'],
      ['lastname', 'family-name'],
      ['suffix', 'honorific-suffix'],
      ['company', 'organization'],
      ['vatId', 'off'],
      ['street', 'address-line1'],
      ['flat', 'address-line2'],
      ['postcode', 'postal-code'],
      ['city', 'address-level2'],
      ['region', 'address-level1'],
      ['telephone', 'tel'],
      ['fax', 'fax tel'],
    ]);
    rerender(<AddressForm legend="Adres" section="billing" />);
    expect(tokens()).toContainEqual(['billing-city', 'billing address-level2']);
  });

  const names = () => tokens().map(([name]) => name);

  it('shows the fields in the given order', () => {
    render(
      <AddressForm
        legend="Address"
        regions={regions}
        fieldOrder={['lastname', 'firstname', 'postcode', 'region', 'city', 'street', 'flat', 'line3', 'line4']}
        telephone="hidden"
      />,
    );
    expect(names()).toEqual(['lastname', 'firstname', 'postcode', 'region', 'city', 'street', 'flat']);
  });

  it('keeps the focus and what was typed when the order changes', () => {
    const { rerender } = render(<AddressForm legend="Address" regions={regions} />);
    fireEvent.change(field('Town or city'), { target: { value: 'Omaha' } });
    field('Postcode').focus();
    rerender(<AddressForm legend="Address" regions={regions} fieldOrder={['city', 'region', 'postcode']} />);
    expect(names()).toEqual(['firstname', 'lastname', 'street', 'flat', 'city', 'region', 'postcode', 'telephone']);
    expect(field('Town or city').value).toBe('Omaha');
    expect(document.activeElement).toBe(field('Postcode'));
  });

  it('shows what reveals the company in the place of the company', () => {
    const choice = <input type="checkbox" name="invoice" />;
    const { rerender } = render(<AddressForm legend="Address" companyChoice={choice} />);
    expect(names().slice(0, 4)).toEqual(['firstname', 'lastname', 'invoice', 'street']);
    rerender(<AddressForm legend="Address" companyChoice={choice} extraFields={{ company: 'required' }} />);
    expect(names().slice(0, 4)).toEqual(['firstname', 'lastname', 'invoice', 'company']);
  });

  it('shows company, tax number and region only when configured', () => {
    render(<AddressForm legend="Adres" />);
    expect(screen.queryByRole('textbox', { name: 'Company' })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('requires a further field only when told to', () => {
    render(<AddressForm legend="Adres" extraFields={{ company: 'optional', vatId: 'required' }} />);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Company/ }).required).toBe(false);
    expect(field('VAT number').required).toBe(true);
    expect(screen.queryByRole('textbox', { name: /Middle name/ })).toBeNull();
  });

  it('has as many lines of the street as it is given, of which the first is required', () => {
    const onChange = vi.fn();
    const lines = () =>
      screen
        .getAllByRole<HTMLInputElement>('textbox')
        .filter(({ autocomplete, name }) => autocomplete.startsWith('address-line') || name === 'line4')
        .map(({ name, required }) => [name, required]);
    const { rerender } = render(<AddressForm legend="Address" streetLines={1} />);
    expect(lines()).toEqual([['street', true]]);
    rerender(<AddressForm legend="Address" streetLines={4} onValueChange={onChange} />);
    expect(lines()).toEqual([
      ['street', true],
      ['flat', false],
      ['line3', false],
      ['line4', false],
    ]);
    fireEvent.change(field('Address line 3 (optional)'), { target: { value: 'Yard 2' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...emptyAddress, line3: 'Yard 2' });
    rerender(<AddressForm legend="Address" />);
    expect(lines()).toEqual([
      ['street', true],
      ['flat', false],
    ]);
  });

  it('asks for a telephone number unless it is hidden, and requires it unless it is optional', () => {
    const find = () => screen.queryByRole<HTMLInputElement>('textbox', { name: /^Telephone|^Phone/ });
    const { rerender } = render(<AddressForm legend="Address" />);
    expect(find()?.required).toBe(true);
    rerender(<AddressForm legend="Address" telephone="optional" />);
    expect(find()?.required).toBe(false);
    rerender(<AddressForm legend="Address" telephone="hidden" />);
    expect(find()).toBeNull();
  });

  it('lists prefixes and suffixes when there are some', () => {
    const onChange = vi.fn();
    render(
      <AddressForm
        legend="Adres"
        extraFields={{ prefix: 'required', suffix: 'optional' }}
        prefixes={[{ value: 'Ms', label: 'Ms' }]}
        suffixes={[{ value: 'Jr', label: 'Jr' }]}
        onValueChange={onChange}
      />,
    );
    const prefix = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Title' });
    expect(prefix.required).toBe(true);
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Suffix/ }).required).toBe(false);
    fireEvent.change(prefix, { target: { value: 'Ms' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...emptyAddress, prefix: 'Ms' });
  });

  it('lists countries in place of the text, and reports the selected one', () => {
    const onChange = vi.fn();
    const countries = [
      { value: 'DE', label: 'Germany' },
      { value: 'AT', label: 'Austria' },
    ];
    render(
      <AddressForm
        legend="Address"
        countries={countries}
        value={{ ...emptyAddress, country: 'DE' }}
        onValueChange={onChange}
        errors={{ country: 'We do not ship there.' }}
        strings={{ country: 'Country: Germany', countryLabel: 'Country' }}
      />,
    );
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    expect([list.value, list.getAttribute('autocomplete')]).toEqual(['DE', 'country']);
    expect(list.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Country: Germany')).toBeNull();
    fireEvent.change(list, { target: { value: 'AT' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...emptyAddress, country: 'AT' });
  });

  it('asks for a country while none of the list is that of the address', () => {
    const countries = [
      { value: 'DE', label: 'Germany' },
      { value: 'AT', label: 'Austria' },
    ];
    render(<AddressForm legend="Address" countries={countries} strings={{ countryLabel: 'Country' }} />);
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' });
    const options = () => Array.from(list.options, ({ text }) => text);
    expect([list.value, options()]).toEqual(['', ['Choose a country', 'Germany', 'Austria']]);
    fireEvent.change(list, { target: { value: 'AT' } });
    expect([list.value, options()]).toEqual(['AT', ['Germany', 'Austria']]);
  });

  it('clears the region, which is that of one country, when another country is selected', () => {
    const onChange = vi.fn();
    const countries = [
      { value: 'PL', label: 'Poland' },
      { value: 'AT', label: 'Austria' },
    ];
    const address = { country: 'PL', region: 'MP', city: 'Kraków' };
    render(
      <AddressForm
        legend="Address"
        countries={countries}
        regions={regions}
        defaultValue={address}
        onValueChange={onChange}
        strings={{ countryLabel: 'Country' }}
      />,
    );
    fireEvent.change(screen.getByRole('combobox', { name: 'Country' }), { target: { value: 'AT' } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...emptyAddress, ...address, country: 'AT', region: '' });
  });

  it('keeps what was entered before hydration, and reports it once', () => {
    const onChange = vi.fn();
    const form = (
      <AddressForm
        legend="Address"
        regions={regions}
        defaultValue={{ region: 'XX', postcode: '31-042' }}
        onValueChange={onChange}
      />
    );
    hydrateAfter(form, () => {
      fireEvent.change(field('First name'), { target: { value: 'Maria' } });
      fireEvent.change(field('Postcode'), { target: { value: '' } });
    });
    const entered = { ...emptyAddress, region: 'XX', firstname: 'Maria' };
    expect(onChange).toHaveBeenCalledExactlyOnceWith(entered);
    fireEvent.change(field('Last name'), { target: { value: 'Nowak' } });
    expect(onChange).toHaveBeenLastCalledWith({ ...entered, lastname: 'Nowak' });
    expect(field('First name').value).toBe('Maria');
  });

  it('requires a region only when told to', () => {
    const { rerender } = render(<AddressForm legend="Address" regions={regions} />);
    const region = () => screen.getByRole<HTMLSelectElement>('combobox');
    expect(region().required).toBe(false);
    rerender(<AddressForm legend="Address" regions={regions} regionRequired />);
    expect(region().required).toBe(true);
  });

  it('has a text field for a region that is asked for and has no list', () => {
    const { rerender } = render(<AddressForm legend="Address" regionRequired strings={{ region: 'County' }} />);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^County/ })).toMatchObject({
      required: true,
      autocomplete: 'address-level1',
    });
    rerender(<AddressForm legend="Address" regionTyped strings={{ region: 'County' }} />);
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^County/ }).required).toBe(false);
    rerender(<AddressForm legend="Address" strings={{ region: 'County' }} />);
    expect(screen.queryByRole('textbox', { name: /^County/ })).toBeNull();
  });

  it('FO-2 marks optional fields', () => {
    render(
      <WitrynaProvider strings={{ field: { optionalLabel: '(opcjonalnie)' }, addressForm: { flat: 'Mieszkanie' } }}>
        <AddressForm legend="Adres" />
      </WitrynaProvider>,
    );
    expect(field('Mieszkanie (opcjonalnie)').required).toBe(false);
    expect(field('Postcode').required).toBe(true);
  });

  it.each(['31-042', '31042', ' 31 042 '])('FO-14 accepts the postcode "%s" unchanged', (postcode) => {
    const onChange = vi.fn();
    render(<AddressForm legend="Adres" onValueChange={onChange} />);
    fireEvent.change(field('Postcode'), { target: { value: postcode } });
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ ...emptyAddress, postcode });
    expect(field('Postcode').validity.valid).toBe(true);
  });

  it.each(['600 700 800', '+48 600700800'])('FO-14 accepts the telephone number "%s" unchanged', (telephone) => {
    render(<AddressForm legend="Adres" />);
    fireEvent.change(field('Phone number'), { target: { value: telephone } });
    expect(field('Phone number').value).toBe(telephone);
    expect(field('Phone number').validity.valid).toBe(true);
  });

  it('FO-20 shows the country as text', () => {
    render(<AddressForm legend="Adres" strings={{ country: 'Kraj: Polska' }} />);
    expect(screen.getByText('Kraj: Polska').tagName).toBe('P');
  });

  it('keeps the values of several fields when it is uncontrolled', () => {
    const onChange = vi.fn();
    render(<AddressForm legend="Adres" defaultValue={{ city: 'Kraków' }} onValueChange={onChange} />);
    fireEvent.change(field('First name'), { target: { value: 'Ola' } });
    fireEvent.change(field('Last name'), { target: { value: 'Nowak' } });
    expect(onChange).toHaveBeenLastCalledWith({ ...emptyAddress, firstname: 'Ola', lastname: 'Nowak', city: 'Kraków' });
  });

  it('shows, submits and reports its initial address after its form is reset', async () => {
    const onChange = vi.fn();
    render(
      <form aria-label="Dostawa">
        <AddressForm
          legend="Adres"
          defaultValue={{ city: 'Kraków', region: 'MP' }}
          regions={[{ value: 'SL', label: 'śląskie' }, ...regions]}
          onValueChange={onChange}
        />
      </form>,
    );
    const region = screen.getByRole<HTMLSelectElement>('combobox');
    fireEvent.change(field('Town or city'), { target: { value: 'Katowice' } });
    fireEvent.change(region, { target: { value: 'SL' } });
    screen.getByRole<HTMLFormElement>('form').reset();
    await waitFor(() => expect([field('Town or city').value, region.value]).toEqual(['Kraków', 'MP']));
    fireEvent.change(field('First name'), { target: { value: 'Ola' } });
    expect(onChange).toHaveBeenLastCalledWith({ ...emptyAddress, firstname: 'Ola', city: 'Kraków', region: 'MP' });
  });

  it('shows a hint below the street and reports which field lost focus', () => {
    const onFieldBlur = vi.fn();
    render(<AddressForm legend="Adres" streetHint="Brakuje numeru domu?" onFieldBlur={onFieldBlur} />);
    const street = field('House number and street');
    fireEvent.blur(street);
    expect(onFieldBlur).toHaveBeenCalledExactlyOnceWith('street');
    const describedBy = street.getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(describedBy)?.textContent).toBe('Brakuje numeru domu?');
  });

  it('uses a keyboard with letters, as the postcodes and tax numbers of many countries have some', () => {
    render(<AddressForm legend="Adres" extraFields={{ vatId: 'optional' }} />);
    expect(field('Postcode').inputMode).toBe('text');
    expect(field('VAT number (optional)').inputMode).toBe('text');
  });

  it('uses the virtual keyboard and the labels of another country', () => {
    render(
      <AddressForm
        legend="Adres"
        postcodeInputMode="numeric"
        optionalLabel="(if there is one)"
        strings={{ postcodeHint: '', flat: 'Flat' }}
      />,
    );
    expect(field('Postcode').inputMode).toBe('numeric');
    expect(field('Postcode').hasAttribute('aria-describedby')).toBe(false);
    expect(field('Flat (if there is one)').required).toBe(false);
  });

  it('is controlled when `value` is given', () => {
    render(<AddressForm legend="Adres" value={{ ...emptyAddress, city: 'Kraków' }} />);
    fireEvent.change(field('Town or city'), { target: { value: 'Gdynia' } });
    expect(field('Town or city').value).toBe('Kraków');
  });

  it('FO-4 has the ids to which an error banner links', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    Element.prototype.scrollIntoView = () => undefined;
    render(
      <>
        <FormErrorBanner errors={[{ message: 'Wpisz miejscowość.', fieldId: getAddressFieldId('shipping', 'city') }]} />
        <AddressForm legend="Adres" id="shipping" errors={{ city: 'Wpisz miejscowość.' }} />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Wpisz miejscowość.' }));
    expect(document.activeElement).toBe(field('Town or city'));
    expect(field('Town or city').getAttribute('aria-invalid')).toBe('true');
    vi.unstubAllGlobals();
  });
});
