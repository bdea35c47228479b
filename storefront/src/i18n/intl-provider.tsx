import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import { RawIntlProvider } from 'react-intl';
import type { Catalogue } from './catalogue.ts';
import type { ShopIntl } from './shop-intl.ts';

export interface IntlProviderProps {
  /** Formatter with the messages of everything that is shown below. */
  value: ShopIntl;
  children: ReactNode;
}

const ShopIntlContext = createContext<ShopIntl | null>(null);

/** Gives the shop's formatter to `useIntl` and the `Formatted…` components below it. */
export function IntlProvider({ value, children }: IntlProviderProps) {
  return (
    <ShopIntlContext value={value}>
      <RawIntlProvider value={value.intl}>{children}</RawIntlProvider>
    </ShopIntlContext>
  );
}

/** The function that loads messages, for what fetches its words together with its script. */
export function useLoadMessages(): (catalogue: Catalogue) => Promise<void> {
  const shopIntl = use(ShopIntlContext);
  return async (catalogue) => {
    await shopIntl?.load(catalogue);
  };
}

/** Loads the messages of something that opens over any page; true once they are there. */
export function useMessages(catalogue: Catalogue): boolean {
  const shopIntl = use(ShopIntlContext);
  const [ready, setReady] = useState(shopIntl === null);
  useEffect(() => {
    let current = true;
    void shopIntl?.load(catalogue).then(() => {
      if (current) setReady(true);
    });
    return () => {
      current = false;
    };
  }, [shopIntl, catalogue]);
  return ready;
}
