import { createContext, use, useCallback, useEffect, useState, type ReactNode } from 'react';
import type { MessageCatalog } from './message-catalog.ts';
import type { IntlShape } from './intl.ts';
import type { ShopIntl } from './shop-intl.ts';
import type { UiStringTable } from './ui-string-table.ts';

export interface IntlProviderProps {
  /** Formatter with the messages of everything that is shown below. */
  value: ShopIntl;
  children: ReactNode;
}

const ShopIntlContext = createContext<ShopIntl | null>(null);

/** Gives the shop's formatter to `useIntl` below it. */
export function IntlProvider({ value, children }: IntlProviderProps) {
  return <ShopIntlContext value={value}>{children}</ShopIntlContext>;
}

/** The formatter of the shop. */
export function useIntl(): IntlShape {
  const shopIntl = use(ShopIntlContext);
  if (!shopIntl) throw new Error('useIntl needs an IntlProvider above it.');
  return shopIntl.intl;
}

/** Strings of the UI library's components in the shop's locale, as far as they are loaded. */
export function useUiStrings(): UiStringTable | undefined {
  return use(ShopIntlContext)?.uiStrings;
}

/** Loads the messages of something that opens over any page; true once they are there. */
export function useMessages(catalog: MessageCatalog): boolean {
  const shopIntl = use(ShopIntlContext);
  const [ready, setReady] = useState(shopIntl === null);
  useEffect(() => {
    let current = true;
    void shopIntl?.load(catalog).then((available) => {
      if (current) setReady(available);
    });
    return () => {
      current = false;
    };
  }, [shopIntl, catalog]);
  return ready;
}

/** The function that loads messages into the shop's formatter; see `ShopIntl.load`. */
export function useLoadMessages(): ShopIntl['load'] {
  const shopIntl = use(ShopIntlContext);
  return useCallback(async (...catalogs) => (await shopIntl?.load(...catalogs)) ?? true, [shopIntl]);
}
