/** Languages: locales, messages, formatter, amounts. */
export { bindShortWords } from './bind-short-words.ts';
export { type MessageCatalog, defineMessageCatalog, type Messages } from './message-catalog.ts';
export {
  IntlProvider,
  type IntlProviderProps,
  useIntl,
  useLoadMessages,
  useMessages,
  useUiStrings,
} from './intl-provider.tsx';
export { findTextLocale } from './find-text-locale.ts';
export type { IntlShape } from './intl.ts';
export { type LocaleCode, locales, localeTag } from './locale.ts';
export type { MessageId } from './message-id.ts';
export { currencyFormat, formatMinorUnits, formatMoney, type MoneyAmount, noCurrency, toMinorUnits } from './money.ts';
export { createShopIntl, type ShopIntl, type ShopIntlOptions } from './shop-intl.ts';
export type { MessageValues } from './format-compiled-message.ts';
