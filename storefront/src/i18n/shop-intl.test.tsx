// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compileMessage } from './compile-message.ts';
import { createShopIntl, defineCatalogue, IntlProvider, useIntl } from './index.ts';

const polish = { greeting: compileMessage('Cześć, {name}!'), items: compileMessage('{count, plural, one {# produkt} few {# produkty} many {# produktów} other {# produktu}}') };
const greeting = { id: 'greeting', defaultMessage: 'Hi, {name}!' };
const items = { id: 'items', defaultMessage: '{count, plural, one {# item} other {# items}}' };

const load = vi.fn(() => Promise.resolve(polish));
const catalogue = defineCatalogue('test', { './messages/pl_PL.json': load });
const log = vi.fn();
const warn = vi.fn();

beforeEach(() => {
  load.mockClear();
  log.mockClear();
  warn.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warn);
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('createShopIntl', () => {
  it('[I18-04] refuses an unknown locale', () => {
    expect(() => createShopIntl({ locale: 'it_IT' })).toThrow('Unable to locate locale');
  });

  it('[I18-03] loads messages when they are asked for, and once', async () => {
    const { intl, load: loadInto } = createShopIntl({ locale: 'pl-PL', log });
    expect(load).not.toHaveBeenCalled();
    await loadInto(catalogue);
    await loadInto(catalogue);
    expect(load).toHaveBeenCalledOnce();
    expect(intl.locale).toBe('pl-PL');
    expect(intl.formatMessage(greeting, { name: 'Ola' })).toBe('Cześć, Ola!');
    expect([1, 2, 5, 22, 1.5].map((count) => intl.formatMessage(items, { count }))).toEqual(['1 produkt', '2 produkty', '5 produktów', '22 produkty', '1,5 produktu']);
  });

  it('needs no file for the language of the default messages, and warns of nothing there', async () => {
    const { intl, load: loadInto } = createShopIntl({ locale: 'en_US', log });
    await loadInto(catalogue);
    expect(load).not.toHaveBeenCalled();
    expect(log).not.toHaveBeenCalled();
    expect(intl.formatMessage(greeting, { name: 'Ola' })).toBe('Hi, Ola!');
    expect(warn).not.toHaveBeenCalled();
  });

  it('[I18-07] logs a file that cannot be loaded, shows the default messages, and tries again next time', async () => {
    const failure = new TypeError('Failed to fetch dynamically imported module');
    load.mockRejectedValueOnce(failure);
    const { intl, load: loadInto } = createShopIntl({ locale: 'pl_PL', log });
    await loadInto(catalogue);
    expect(log).toHaveBeenCalledExactlyOnceWith('The messages of test for pl_PL could not be loaded.', failure);
    expect(intl.formatMessage(greeting, { name: 'Ola' })).toBe('Hi, Ola!');
    await loadInto(catalogue);
    expect(intl.formatMessage(greeting, { name: 'Ola' })).toBe('Cześć, Ola!');
  });

  it('[I18-07] logs once that a known locale has no file', async () => {
    const { intl, load: loadInto } = createShopIntl({ locale: 'de_DE', log });
    await loadInto(catalogue);
    await loadInto(catalogue);
    expect(log).toHaveBeenCalledExactlyOnceWith('There are no messages of test for de_DE.');
    expect(intl.formatMessage(greeting, { name: 'Ola' })).toBe('Hi, Ola!');
  });

  it('[I18-03] looks for a language in the list of the others, and falls back to the default messages there', async () => {
    const german = { greeting: compileMessage('Hallo, {name}!') };
    const others = vi.fn(() => Promise.resolve({ './messages/de_DE.json': () => Promise.resolve(german), './messages/en_US.json': () => Promise.resolve({ greeting: compileMessage('Hi, {name}!') }) }));
    const split = defineCatalogue('split', { './messages/pl_PL.json': load }, others);
    const greet = async (locale: string) => {
      const { intl, load: loadInto } = createShopIntl({ locale, log });
      await loadInto(split);
      return intl.formatMessage({ id: 'greeting', defaultMessage: '' }, { name: 'Ola' });
    };
    expect(await greet('pl_PL')).toBe('Cześć, Ola!');
    expect(others).not.toHaveBeenCalled();
    expect(await greet('de_DE')).toBe('Hallo, Ola!');
    expect(await greet('en_US')).toBe('Hi, Ola!');
    load.mockRejectedValueOnce(new TypeError('offline'));
    expect(await greet('pl_PL')).toBe('Hi, Ola!');
  });

  it('[I18-05] warns once of a missing translation and uses the default message', async () => {
    const { intl, load: loadInto } = createShopIntl({ locale: 'pl_PL', log });
    await loadInto(catalogue);
    const missing = { id: 'missing', defaultMessage: 'Not translated' };
    expect(intl.formatMessage(missing)).toBe('Not translated');
    expect(intl.formatMessage(missing)).toBe('Not translated');
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toContain('"missing"');
  });

  it('[I18-06] throws every other error of a translation', async () => {
    const { intl, load: loadInto } = createShopIntl({ locale: 'pl_PL', log });
    await loadInto(catalogue);
    expect(() => intl.formatMessage(greeting)).toThrow(/greeting/);
    expect(() => intl.formatNumber(1, { style: 'currency' })).toThrow();
    expect(warn).not.toHaveBeenCalled();
  });

  it('writes times of the store and not of the machine', () => {
    const { intl } = createShopIntl({ locale: 'pl_PL', timeZone: 'Europe/Warsaw' });
    expect(intl.formatDate('2026-11-21T10:00:00Z', { timeStyle: 'short' })).toBe('11:00');
  });
});

function Greeting() {
  return useIntl().formatMessage(greeting, { name: 'Ola' });
}

describe('IntlProvider', () => {
  it('gives components the messages that are loaded before them', async () => {
    const shopIntl = createShopIntl({ locale: 'pl_PL', log });
    const { rerender } = render(<IntlProvider value={shopIntl}>…</IntlProvider>);
    await shopIntl.load(catalogue);
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
