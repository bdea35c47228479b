/** Languages: locales, messages, formatter, amounts. */
export { defineMessages, type Message } from './define-messages.ts';
export { defineCatalogue, type Catalogue, type Messages } from './catalogue.ts';
export type { IntlShape } from './intl.ts';
export type { MessageValues } from './write-message.ts';
export { IntlProvider, useIntl, useLoadMessages, useMessages, type IntlProviderProps } from './intl-provider.tsx';
export { defaultLocale, locales, localeTag, sourceLocale, type LocaleCode } from './locale.ts';
export { formatHundredths, formatMoney, toHundredths, type MoneyAmount } from './money.ts';
export { createShopIntl, type ShopIntl, type ShopIntlOptions } from './shop-intl.ts';
