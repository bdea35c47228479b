// @vitest-environment jsdom
import { parse } from '@formatjs/icu-messageformat-parser';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import * as full from 'react-intl';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import * as slim from './react-intl.ts';

const locales = ['pl-PL', 'en-US', 'de-DE', 'fr-FR', 'pt-PT', 'nl-NL', 'en-GB', 'fr-CA'];
const throwError = (error: Error) => {
  throw error;
};

/** The two formatters with one message, called m. */
function both(locale: string, message: string, timeZone = 'Europe/Warsaw') {
  const config = { locale, defaultLocale: 'en-US', timeZone, onError: throwError };
  const messages = { m: parse(message) };
  return { real: full.createIntl({ ...config, messages }), own: slim.createIntl({ ...config, messages }) };
}

const text = fc.stringMatching(/^[a-zł ]{0,6}$/);
const { message } = fc.letrec<{ message: string; part: string }>((tie) => ({
  message: fc.array(tie('part'), { maxLength: 4 }).map((parts) => parts.join('')),
  part: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    text,
    fc.constantFrom('{name}', '{count}', '{count, number}', '<b>'.concat('x', '</b>')),
    fc
      .tuple(fc.constantFrom('plural', 'selectordinal'), fc.constantFrom('', 'offset:1 '), fc.array(fc.tuple(fc.constantFrom('=0', '=1', 'one', 'two', 'few', 'many'), tie('message'))), tie('message'))
      .map(([type, offset, options, other]) => `{count, ${type}, ${offset}${[...new Map(options)].map(([key, value]) => `${key} {${value}#}`).join(' ')} other {# ${other}}}`),
    fc.tuple(tie('message'), tie('message')).map(([one, other]) => `{name, select, ola {${one}} other {${other}}}`),
    tie('message').map((inner) => `<b>${inner}</b>`),
  ),
}));

/** What a page shows of a formatted message. */
const shown = (content: ReactNode) => render(createElement('p', null, ...[content].flat())).container.innerHTML;

describe('the formatter of the built shop', () => {
  it('writes every message as react-intl does', () => {
    fc.assert(
      fc.property(
        message,
        fc.constantFrom(...locales),
        fc.oneof(fc.integer({ min: 0, max: 30 }), fc.constantFrom(1.5, 1000, -2, 1234567)),
        fc.constantFrom('ola', 'Jan', '', 'toString'),
        (source, locale, count, name) => {
          const { real, own } = both(locale, source);
          const values = { count, name, b: (content: ReactNode[]) => createElement('strong', null, ...content) };
          expect(shown(own.formatMessage({ id: 'm' }, values))).toBe(shown(real.formatMessage({ id: 'm' }, values)));
        },
      ),
    );
  });

  it('shows what the page can render among texts', () => {
    const { real, own } = both('pl-PL', 'Zaloguj się: {link}.');
    const values = { link: <a href="/">tu</a> };
    expect(shown(own.formatMessage({ id: 'm' }, values))).toBe(shown(real.formatMessage({ id: 'm' }, values)));
  });

  it('throws for a value that is missing, and names the message', () => {
    const { own } = both('pl-PL', 'Cześć, {name}');
    expect(() => own.formatMessage({ id: 'm' })).toThrow(/\bm\b/);
    expect(() => both('pl-PL', '<b>x</b>').own.formatMessage({ id: 'm' }, { b: 'x' })).toThrow();
  });

  it('[I18-05] tells of a missing translation, and shows the default message by the rules of its language', () => {
    const codes: unknown[] = [];
    const note = (error: Error) => codes.push('code' in error ? error.code : error);
    const defaultMessage = parse('{count, plural, one {# item} other {# items}}');
    const config = { locale: 'pl-PL', defaultLocale: 'en-US', messages: {}, onError: note };
    const [own, real] = [slim.createIntl(config), full.createIntl(config)];
    for (const count of [1, 5, 1.5]) {
      expect(own.formatMessage({ id: 'x', defaultMessage }, { count })).toBe(real.formatMessage({ id: 'x', defaultMessage }, { count }));
    }
    expect(own.formatMessage({ id: 'bare' })).toBe('bare');
    expect(real.formatMessage({ id: 'bare' })).toBe('bare');
    expect(new Set(codes)).toEqual(new Set(['MISSING_TRANSLATION']));
    expect(codes).toHaveLength(8);
    expect(slim.createIntl({ ...config, locale: 'en-US', onError: throwError }).formatMessage({ id: 'x', defaultMessage }, { count: 1 })).toBe('1 item');
  });

  it('writes numbers, amounts, dates and times as react-intl does', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...locales), fc.integer({ min: -1_000_000, max: 1_000_000 }), day, (locale, hundredths, date) => {
        const { real, own } = both(locale, '');
        for (const options of [undefined, { style: 'currency', currency: 'PLN' }, { minimumFractionDigits: 1, maximumFractionDigits: 1 }] as const) {
          expect(own.formatNumber(hundredths / 100, options)).toBe(real.formatNumber(hundredths / 100, options));
        }
        for (const options of [undefined, { dateStyle: 'long' }, { weekday: 'long', timeZone: 'UTC' }] as const) {
          expect(own.formatDate(date, options)).toBe(real.formatDate(date, options));
        }
        expect(own.formatDate(date.toISOString().slice(0, 10))).toBe(real.formatDate(date.toISOString().slice(0, 10)));
        expect(own.formatTime(date)).toBe(real.formatTime(date));
        for (const options of [{ timeStyle: 'short' }, { timeZone: 'UTC' }, { hour: '2-digit', hour12: false }] as const) {
          expect(own.formatTime(date, options)).toBe(real.formatTime(date, options));
        }
      }),
      { numRuns: 50 },
    );
  });
});
