import { useIntl } from '../i18n/index.ts';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import type { Store } from '../stores/index.ts';
import { useFavoriteStore } from './use-favorite-store.ts';

/** Props for a shop's card: whether it is the favorite, and what makes it so; none in shops without favorites. */
export type FavoriteToggle = (store: Store) => {
  favorite?: boolean;
  onFavoriteChange?(): void;
  favoriteLabel?(): string;
};

/** Makes the favorite button of each shop in a list; one shop at a time is the favorite. */
export function useFavoriteToggle(): FavoriteToggle {
  const intl = useIntl();
  const toast = useToast();
  const { enabled, favorite, choose } = useFavoriteStore();
  return (store) => {
    if (!enabled) return {};
    const chosen = favorite?.by === 'choice' && favorite.store.identifier === store.identifier;
    return {
      favorite: chosen,
      favoriteLabel: () => intl.formatMessage('favoriteStore.toggle', { store: store.name }),
      onFavoriteChange: () => {
        // The backend knows no customer without a favorite once there was one: only another shop takes its place.
        if (chosen)
          toast({ type: 'info', message: intl.formatMessage('favoriteStore.already', { store: store.name }) });
        else choose(store);
      },
    };
  };
}
