import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser/no-parser.js';
import { Children, createContext, use, type ReactNode } from 'react';
import { formatElements, joinTexts, type MessageValues } from './format-elements.ts';

// Stands for react-intl in the built shop, which needs no more of it than this and saves 5 kB on every first load. The names and
// the results are react-intl's; tests compare the two, and one fails when the shop uses more than there is here.

/** A message in the code. */
interface Descriptor {
  id: string;
  /** Compiled by the messages plugin. */
  defaultMessage?: readonly MessageFormatElement[];
}

interface FormatterConfig {
  /** BCP 47 tag. */
  locale: string;
  /** Language of the default messages: there, no translation is missing. */
  defaultLocale: string;
  /** Compiled messages by id; more may be added later. */
  messages: Readonly<Record<string, readonly MessageFormatElement[]>>;
  /** IANA name. Default: that of the machine. */
  timeZone?: string;
  onError(error: Error): void;
}

/** What `useIntl` gives. */
interface Formatter {
  locale: string;
  /** @throws Error that names the message, when a value is missing */
  formatMessage(descriptor: Descriptor, values?: MessageValues): ReactNode;
  formatNumber(value: number | bigint, options?: Intl.NumberFormatOptions): string;
  formatDate(value: string | number | Date, options?: Intl.DateTimeFormatOptions): string;
  formatTime(value: string | number | Date, options?: Intl.DateTimeFormatOptions): string;
}

/** The one reason that callers tell from the others. */
export const ReactIntlErrorCode = { MISSING_TRANSLATION: 'MISSING_TRANSLATION' } as const;

class MissingTranslation extends Error {
  readonly code = ReactIntlErrorCode.MISSING_TRANSLATION;
}

const hasTime = /hour\b|minute|second\b|Style/;

/** Keeps what a maker has made: formatters of `Intl` take long to make. */
function remember<Options, Made>(make: (options: Options) => Made): (options: Options) => Made {
  const made = new Map<string, Made>();
  return (options) => {
    const key = JSON.stringify([options]);
    const known = made.get(key) ?? make(options);
    made.set(key, known);
    return known;
  };
}

function createFormatters(locale: string) {
  const numbers = remember((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
  const plurals = remember((type?: Intl.PluralRuleType) => new Intl.PluralRules(locale, { type }));
  return {
    number: (value: number | bigint, options?: Intl.NumberFormatOptions) => numbers(options).format(value),
    plural: (value: number, type?: Intl.PluralRuleType) => plurals(type).select(value),
  };
}

/** Creates the formatter of a locale. */
export function createIntl({ locale, defaultLocale, messages, timeZone, onError }: FormatterConfig): Formatter {
  const dates = remember((options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options }));
  const own = createFormatters(locale);
  const source = createFormatters(defaultLocale);
  const formatDate: Formatter['formatDate'] = (value, options) => dates(options).format(typeof value === 'string' ? new Date(value) : value);
  return {
    locale,
    formatNumber: own.number,
    formatDate,
    formatTime: (value, options = {}) => formatDate(value, hasTime.test(Object.keys(options).join()) ? options : { hour: 'numeric', minute: 'numeric', ...options }),
    formatMessage({ id, defaultMessage }, values = {}) {
      const message = messages[id];
      if (!message && (!defaultMessage || locale !== defaultLocale)) {
        onError(new MissingTranslation(`Missing message: "${id}" for locale "${locale}"`));
      }
      try {
        const elements = message ?? defaultMessage;
        if (!elements) return id;
        const parts = joinTexts(formatElements(elements, values, message ? own : source));
        return parts.length > 1 ? Children.toArray(parts) : (parts[0] ?? '');
      } catch (cause) {
        throw new Error(`The message ${id} cannot be shown.`, { cause });
      }
    },
  };
}

const FormatterContext = createContext<Formatter | null>(null);

/** Gives a formatter to `useIntl`. */
export const RawIntlProvider = FormatterContext;

/**
 * The formatter of the surrounding provider.
 *
 * @throws Error outside of one
 */
export function useIntl(): Formatter {
  const formatter = use(FormatterContext);
  if (!formatter) throw new Error('useIntl needs an IntlProvider above it.');
  return formatter;
}
