import { parse } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { compileMessage } from './compile-message.ts';
import { locales, localeTag } from './locale.ts';
import { formatCompiledMessage } from './format-compiled-message.ts';

const write = (message: string, values: Parameters<typeof formatCompiledMessage>[1], locale = 'pl-PL') =>
  formatCompiledMessage(compileMessage(message), values, {
    format: (value) => new Intl.NumberFormat(locale).format(value),
    select: (value) => new Intl.PluralRules(locale).select(value),
  });

const literal = fc.stringMatching(/^[a-zżółć .,!–]{1,12}$/);
const value = fc.constantFrom('{name}', '{price}');
const withoutPlural = fc.array(fc.oneof(literal, value), { maxLength: 3 }).map((parts) => parts.join(''));
const option = fc.array(fc.oneof(literal, value, fc.constant('#')), { maxLength: 3 }).map((parts) => parts.join(''));
const plural = fc
  .record({
    zero: fc.option(option),
    one: option,
    few: fc.option(option),
    many: fc.option(option),
    other: option,
    nested: fc.boolean(),
  })
  .map(({ zero, one, few, many, other, nested }) => {
    const options = Object.entries({ '=0': zero, one, few, many, other }).flatMap(([category, text]) =>
      text === null ? [] : [`${category} {${text}}`],
    );
    const inner = `{count, plural, ${options.join(' ')}}`;
    return nested ? `{total, plural, one {#} other {# ${inner}}}` : inner;
  });
const message = fc
  .array(fc.oneof(withoutPlural, plural), { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join(''));

describe('formatCompiledMessage', () => {
  it('writes every message in every language as intl-messageformat does', () => {
    fc.assert(
      fc.property(
        message,
        fc.constantFrom(...locales.map(localeTag)),
        fc.record({
          name: fc.oneof(fc.string(), fc.constant(null), fc.constant(undefined), fc.integer()),
          price: fc.string(),
          count: fc.oneof(fc.nat(), fc.double({ min: 0, max: 1e6, noNaN: true })),
          total: fc.nat(),
        }),
        (text, locale, values) => {
          const parts = new IntlMessageFormat(parse(text), locale).formatToParts<string>(values);
          expect(write(text, values, locale)).toBe(parts.map((part) => part.value).join(''));
        },
      ),
    );
  });

  it('keeps what is no placeholder as it is written', () => {
    expect(write("It''s '{'1'}' 100 %", {})).toBe("It's {1} 100 %");
  });

  it('[I18-06] names a value that is missing', () => {
    expect(() => write('Cześć, {name}', {})).toThrow('"name"');
    expect(() => write('{count, plural, other {#}}', {})).toThrow('"count"');
  });
});

describe('compileMessage', () => {
  it.each([
    '{day, date}',
    '{n, number}',
    '{n, selectordinal, other {#}}',
    '{n, plural, offset:1 other {#}}',
    '{a, select, other {}}',
    '<b>{a}</b>',
    '{a',
  ])('refuses %s', (text) => {
    expect(() => compileMessage(text)).toThrow();
  });
});
