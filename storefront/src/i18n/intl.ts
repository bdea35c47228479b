import type { MessageId } from './message-id.ts';
import type { CompiledMessage } from './compiled-message.ts';
import { formatCompiledMessage, type MessageValues, type NumberRules } from './format-compiled-message.ts';

/** Writes messages, numbers and dates in the way of one locale. */
export interface IntlShape {
  /** BCP 47 tag. */
  readonly locale: string;
  /**
   * Writes a message.
   *
   * @throws Error that names the message when its catalog is not loaded or a value is missing
   */
  formatMessage(id: MessageId, values?: MessageValues): string;
  /** @throws RangeError or TypeError for options that ECMA-402 does not know */
  formatNumber(value: number, options?: Intl.NumberFormatOptions): string;
  /**
   * Writes a date in the time zone of the shop, unless the options name another.
   *
   * @param date a text is read as by `new Date()`; a day without a time, e.g. `2026-11-21`, is that day in every time
   *   zone; one that is no date, such as an empty one, stays as it is
   */
  formatDate(date: Date | number | string, options?: Intl.DateTimeFormatOptions): string;
}

export interface IntlOptions {
  /** BCP 47 tag. */
  locale: string;
  /** BCP 47 tag of the locale of numbers and amounts. Default: the same. */
  numberLocale?: string | undefined;
  /** IANA name. Default: that of the machine. */
  timeZone?: string | undefined;
  /** Texts by message id; may grow. */
  messages: Readonly<Record<string, CompiledMessage>>;
}

/** A day without a time, as an ISO date. */
const DAY = /^\d{4}-\d\d-\d\d$/;

/**
 * Creates the formatter of a locale. What it makes of options is kept: they are the same few, over and over.
 */
export function createIntl({ locale, numberLocale = locale, timeZone, messages }: IntlOptions): IntlShape {
  const numberFormat = keep((options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(numberLocale, options));
  // Swiss thousands: the releases of Unicode's data differ, and with them server and browser.
  const formatNumber = (value: number, options?: Intl.NumberFormatOptions) =>
    numberFormat(options).format(value).replaceAll("'", '’');
  const dateFormat = keep(
    (options?: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options }),
  );
  let pluralRules: Intl.PluralRules | undefined;
  const rules: NumberRules = {
    format: formatNumber,
    select: (value) => (pluralRules ??= new Intl.PluralRules(locale)).select(value),
  };

  return {
    locale,
    formatMessage: (id, values = {}) => {
      try {
        const text = messages[id];
        if (!text) throw new Error('Not loaded.');
        return formatCompiledMessage(text, values, rules);
      } catch (cause) {
        throw new Error(`The message "${id}" cannot be written in ${locale}.`, { cause });
      }
    },
    formatNumber,
    // `new Date()` takes a day for its midnight in UTC, which is the day before west of it.
    formatDate: (date, options) => {
      const isDay = typeof date === 'string' && DAY.test(date);
      const moment = new Date(date);
      return Number.isNaN(+moment)
        ? String(date)
        : dateFormat(isDay ? { ...options, timeZone: 'UTC' } : options).format(moment);
    },
  };
}

/** Makes a formatter once for each set of options. */
function keep<Options extends object, Format>(make: (options?: Options) => Format) {
  const kept = new Map<string, Format>();
  return (options?: Options): Format => {
    const key = options ? JSON.stringify(options) : '';
    const format = kept.get(key) ?? make(options);
    kept.set(key, format);
    return format;
  };
}
