import type { ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { ShopIntl } from './shop-intl.ts';

export interface IntlProviderProps {
  /** Formatter with the messages of everything that is shown below. */
  value: ShopIntl;
  children: ReactNode;
}

/** Gives the shop's formatter to `useIntl` and the `Formatted…` components below it. */
export function IntlProvider({ value, children }: IntlProviderProps) {
  return <RawIntlProvider value={value.intl}>{children}</RawIntlProvider>;
}
