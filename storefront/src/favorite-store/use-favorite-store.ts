import { useEffect, useSyncExternalStore } from 'react';
import { reportError } from '../platform/errors/report-error.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useStorage } from '../platform/storage-context.tsx';
import { useCommerce } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { useSessionStore } from '../session/index.ts';
import type { Store } from '../stores/index.ts';
import { notifyFavoriteStoreChange } from './favorite-chosen.ts';
import type { FavoriteStoreState } from './favorite-store.ts';
import { getFavoriteStore } from './get-favorite-store.ts';

/** The favorite store and what a shopper can do about it. */
export interface FavoriteStoreAccess extends FavoriteStoreState {
  /** The shop has favorite stores. */
  enabled: boolean;
  /** Makes a shop the favorite and says so. */
  choose(store: Store): void;
  /** Asks where the shopper is and finds the nearest shop; for a gesture only. */
  findNearest(): void;
}

const nothing: FavoriteStoreState = { favorite: null, looking: false, locationRefused: false };
const never = () => () => undefined;

/**
 * Returns the favorite store; null on the server and during hydration, because public HTML contains no private data.
 */
export function useFavoriteStore(): FavoriteStoreAccess {
  const intl = useIntl();
  const toast = useToast();
  const storage = useStorage();
  const session = useSessionStore();
  const { client } = useCommerce();
  const {
    favoriteStore: enabled,
    store: { timeZone },
    storeViews,
  } = useLayout();
  const defaultStoreView = storeViews.find(({ basePath }) => basePath === '')?.code;
  const favorites =
    enabled && session ? getFavoriteStore({ storage, session, client, timeZone, defaultStoreView }) : null;
  useEffect(() => favorites?.start(), [favorites]);
  const state = useSyncExternalStore(
    favorites?.subscribe ?? never,
    favorites?.getState ?? (() => nothing),
    () => nothing,
  );
  return {
    ...state,
    enabled,
    choose(store) {
      notifyFavoriteStoreChange();
      favorites?.choose(store).then(
        () => toast({ type: 'success', message: intl.formatMessage('favoriteStore.isSet', { store: store.name }) }),
        (error: unknown) => {
          reportError(error);
          toast({ type: 'error', message: intl.formatMessage('favoriteStore.notSaved'), dismissable: true });
        },
      );
    },
    findNearest: () => void favorites?.findNearest().catch(reportError),
  };
}
