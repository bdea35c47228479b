import { useEffect, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { CartIdProvider } from '../../cart-id/index.ts';
import { IntlProvider } from '../../i18n/index.ts';
import { SessionProvider } from '../../session/index.ts';
import { App } from '../app.tsx';
import { UiStoreProvider } from '../../platform/layout/ui-store-context.tsx';
import { createUiStore, type UiStore } from '../../platform/layout/ui-store.ts';
import { NavigationProvider } from '../../platform/navigation/navigation-context.tsx';
import { StorageProvider } from '../../platform/storage-context.tsx';
import { leavingNavigation } from './leaving-navigation.ts';
import type { OpenScreen } from './open-screen.ts';

interface OpenedScreenProps {
  screen: OpenScreen;
  /** A link was followed and the next page is not there yet. Default false. */
  navigating?: boolean;
  /** Sets what the layout itself stores, e.g. opens a panel. */
  prepare?(ui: UiStore): void;
  children: ReactNode;
}

/**
 * The shop without its navigation: links lead nowhere. A new screen mounts in place of the previous one: lazy parts that
 * stayed mounted would miss their messages, which only the previous screen loaded.
 */
export function OpenedScreen(props: OpenedScreenProps) {
  return <MountedScreen key={props.screen.id} {...props} />;
}

function MountedScreen({
  screen: { path, client, layout, intl, views, storage, session, cartId, current },
  navigating = false,
  prepare,
  children,
}: OpenedScreenProps) {
  const [ui] = useState(() => {
    const state = createUiStore();
    prepare?.(state);
    return state;
  });
  const [navigation] = useState(() => (navigating ? leavingNavigation(current) : null));
  useEffect(() => {
    const stay = (event: Event) => {
      if (event.type === 'submit' || (event.target instanceof Element && event.target.closest('a[href]')))
        event.preventDefault();
    };
    document.addEventListener('click', stay);
    document.addEventListener('submit', stay);
    return () => {
      document.removeEventListener('click', stay);
      document.removeEventListener('submit', stay);
    };
  }, []);
  const app = (
    <App layout={layout} client={client} queryCache={views} epoch={0}>
      {children}
    </App>
  );
  return (
    <IntlProvider value={intl}>
      <UiStoreProvider value={ui}>
        <StorageProvider value={storage}>
          <SessionProvider value={session}>
            <CartIdProvider value={cartId}>
              {navigation ? (
                <NavigationProvider navigation={navigation}>{app}</NavigationProvider>
              ) : (
                <MemoryRouter initialEntries={[path]}>{app}</MemoryRouter>
              )}
            </CartIdProvider>
          </SessionProvider>
        </StorageProvider>
      </UiStoreProvider>
    </IntlProvider>
  );
}
