// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compileMessage } from './compile-message.ts';
import { createShopIntl, defineMessageCatalog, IntlProvider, locales, useIntl } from './index.ts';

const files = {
  pl_PL: {
    'cart.added': compileMessage('Cześć, {name}!'),
    'cart.titleCount': compileMessage(
      '{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}',
    ),
  },
  en_US: { 'cart.added': compileMessage('Hi, {name}!') },
};

const load = vi.fn(() => Promise.resolve({ default: files.pl_PL }));
const english = () => Promise.resolve({ default: files.en_US });
const catalog = defineMessageCatalog('cart', { './messages/pl_PL.json': load, './messages/en_US.json': english });
const log = vi.fn();

beforeEach(() => {
  load.mockClear();
  log.mockClear();
});

describe('createShopIntl', () => {
  it('[I18-04] refuses an unknown locale', () => {
    expect(() => createShopIntl({ locale: 'sv_SE' })).toThrow('Unable to locate locale');
  });

  it('has the texts of one locale, and numbers and dates of another', async () => {
    const { intl, locale, load: loadInto } = createShopIntl({ locale: 'en_CA', textLocale: 'en_US', log });
    await loadInto(catalog);
    expect([locale, intl.locale]).toEqual(['en_US', 'en-CA']);
    expect(intl.formatMessage('cart.added', { name: 'Jo' })).toBe('Hi, Jo!');
    expect(intl.formatNumber(12.5, { style: 'currency', currency: 'CAD' })).toBe('$12.50');
  });

  it.each([
    ['de_CH', 'Schliessen'],
    ['de-LI', 'Schliessen'],
    ['de_AT', 'Schließen'],
  ])('spells the German texts as the readers of %s do', async (locale, expected) => {
    const text = { default: { 'cart.added': ['Schließen: ', ['name']] } } as const;
    const german = defineMessageCatalog('cart', { './messages/de_DE.json': () => Promise.resolve(text) });
    const { intl, load: loadInto, uiStrings } = createShopIntl({ locale, textLocale: 'de_DE', log });
    await loadInto(german);
    expect(intl.formatMessage('cart.added', { name: 'Groß' })).toBe(`${expected}: Groß`);
    expect(uiStrings.modal?.closeLabel).toBe(expected);
  });

  it.each([
    ['pt_BR', ['Sobrenome (CPF/CNPJ)', 'o sobrenome de Apelido']],
    ['pt-BR', ['Sobrenome (CPF/CNPJ)', 'o sobrenome de Apelido']],
    ['pt_PT', ['Apelido (NIF)', 'o apelido de Apelido']],
  ])('calls family names and tax numbers in Portuguese texts as the readers of %s do', async (locale, expected) => {
    const texts = { 'cart.added': ['o apelido de ', ['name']], 'cart.title': ['Apelido (NIF)'] } as const;
    const portuguese = defineMessageCatalog('cart', {
      './messages/pt_PT.json': () => Promise.resolve({ default: texts }),
    });
    const { intl, load: loadInto } = createShopIntl({ locale, textLocale: 'pt_PT', log });
    await loadInto(portuguese);
    expect([intl.formatMessage('cart.title'), intl.formatMessage('cart.added', { name: 'Apelido' })]).toEqual(expected);
  });

  it('writes amounts of a language without texts in its own way, and dates with the texts', async () => {
    const { intl, load: loadInto } = createShopIntl({ locale: 'en_US', numberLocale: 'cs-CZ', timeZone: 'UTC', log });
    await loadInto(catalog);
    expect(intl.locale).toBe('en-US');
    expect(intl.formatNumber(5499, { style: 'currency', currency: 'CZK' })).toBe('5\u00A0499,00\u00A0Kč');
    expect(intl.formatDate('2026-11-27', { dateStyle: 'long' })).toBe('November 27, 2026');
  });

  it('writes Swiss amounts the same with all releases of the data of Unicode', () => {
    const { intl } = createShopIntl({ locale: 'de_CH', textLocale: 'de_DE' });
    expect(intl.formatNumber(1234.5, { style: 'currency', currency: 'CHF' })).toBe('CHF\u00A01’234.50');
  });

  it('[I18-03] loads messages when they are asked for, and once', async () => {
    const { intl, load: loadInto } = createShopIntl({ locale: 'pl-PL', log });
    expect(load).not.toHaveBeenCalled();
    await loadInto(catalog);
    await loadInto(catalog);
    expect(load).toHaveBeenCalledOnce();
    expect(intl.locale).toBe('pl-PL');
    expect(intl.formatMessage('cart.added', { name: 'Ola' })).toBe('Cześć, Ola!');
    expect([1, 2, 5, 22, 1.5].map((count) => intl.formatMessage('cart.titleCount', { count }))).toEqual([
      '1 produkt',
      '2 produkty',
      '5 produktów',
      '22 produkty',
      '1,5 produktu',
    ]);
  });

  it('[I18-07] logs a file that cannot be loaded, shows the English messages, and tries again next time', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module');
    load.mockRejectedValueOnce(failure);
    const { intl, load: loadInto } = createShopIntl({ locale: 'pl_PL', log });
    await loadInto(catalog);
    expect(log).toHaveBeenCalledExactlyOnceWith('The messages of cart for pl_PL could not be loaded.', failure);
    expect(intl.formatMessage('cart.added', { name: 'Ola' })).toBe('Hi, Ola!');
    await loadInto(catalog);
    expect(intl.formatMessage('cart.added', { name: 'Ola' })).toBe('Cześć, Ola!');
  });

  it('[I18-07] logs a file that is not there, and shows the English messages', async () => {
    const { intl, load: loadInto } = createShopIntl({ locale: 'fr_FR', log });
    await loadInto(catalog);
    expect(log).toHaveBeenCalledExactlyOnceWith(
      'The messages of cart for fr_FR could not be loaded.',
      expect.any(Error),
    );
    expect(intl.formatMessage('cart.added', { name: 'Ola' })).toBe('Hi, Ola!');
  });

  it('loads the strings of the components with messages, but not with those of the first load', async () => {
    const { load: loadInto, loadFirst, uiStrings } = createShopIntl({ locale: 'de_DE', log });
    await loadFirst(catalog);
    expect(uiStrings.modal).toBeUndefined();
    await loadInto();
    expect(uiStrings.modal?.closeLabel).toBe('Schließen');
  });

  it.each([
    ['es_MX', { textLocale: 'es_ES' }, '.'],
    ['de_CH', { textLocale: 'de_DE' }, '.'],
    ['de_AT', { textLocale: 'de_DE' }, ','],
    ['en_GB', { numberLocale: 'da-DK' }, ','],
    // Its digits and separators are of another script than those that fields take.
    ['en_US', { numberLocale: 'ar-EG' }, '.'],
  ])('has fields with the decimal separator of the amounts in %s with %j', async (locale, options, separator) => {
    const { load: loadInto, uiStrings } = createShopIntl({ locale, ...options, log });
    await loadInto();
    expect(uiStrings.quantityStepper?.decimalSeparator ?? '.').toBe(separator);
  });

  it.each(locales)('has strings of the components in %s', async (locale) => {
    const { load: loadInto, uiStrings } = createShopIntl({ locale, log });
    await loadInto();
    expect(log).not.toHaveBeenCalled();
    expect(Object.keys(uiStrings).length > 0).toBe(locale !== 'en_GB');
  });

  it('[I18-06] throws for a missing value, a message that is not loaded and unknown options', async () => {
    const { intl, load: loadInto } = createShopIntl({ locale: 'pl_PL', log });
    await loadInto(catalog);
    expect(() => intl.formatMessage('cart.added')).toThrow(/"cart\.added"/);
    expect(() => intl.formatMessage('cart.title')).toThrow(/"cart\.title"/);
    expect(() => intl.formatNumber(1, { style: 'currency' })).toThrow();
  });

  it('writes times of the store and not of the machine', () => {
    const { intl } = createShopIntl({ locale: 'pl_PL', timeZone: 'Europe/Warsaw' });
    expect(intl.formatDate('2026-11-21T10:00:00Z', { timeStyle: 'short' })).toBe('11:00');
  });

  it('leaves a text that is no date as it is', () => {
    const { intl } = createShopIntl({ locale: 'en_US' });
    expect(intl.formatDate('', { dateStyle: 'long' })).toBe('');
    expect(intl.formatDate('last Tuesday', { dateStyle: 'long' })).toBe('last Tuesday');
  });

  it.each(['America/New_York', 'Pacific/Auckland'])('writes a day as that day in %s', (timeZone) => {
    const { intl } = createShopIntl({ locale: 'en_US', timeZone });
    expect(intl.formatDate('2026-11-21', { dateStyle: 'long' })).toBe('November 21, 2026');
    expect(intl.formatDate('2026-11-21')).toBe('11/21/2026');
  });
});

function Greeting() {
  return useIntl().formatMessage('cart.added', { name: 'Ola' });
}

describe('IntlProvider', () => {
  it('gives components the messages that are loaded before them', async () => {
    const shopIntl = createShopIntl({ locale: 'pl_PL', log });
    const { rerender } = render(<IntlProvider value={shopIntl}>…</IntlProvider>);
    await shopIntl.load(catalog);
    rerender(
      <IntlProvider value={shopIntl}>
        <p>
          <Greeting />
        </p>
      </IntlProvider>,
    );
    expect(screen.getByText('Cześć, Ola!')).toBeInstanceOf(HTMLElement);
  });
});
