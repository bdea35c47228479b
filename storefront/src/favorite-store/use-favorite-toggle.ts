import { useIntl } from '../i18n/index.ts';
import { useToast } from '../app/index.ts';
import type { Store } from '../stores/index.ts';
import { messages } from './messages.ts';
import { useFavoriteStore } from './use-favorite-store.ts';

/** Props for a shop's card: whether it is the favourite, and what makes it so; none in shops without favourites. */
export type FavoriteToggle = (store: Store) => { favourite?: boolean; onFavouriteChange?(): void; favouriteLabel?(): string };

/** Makes the favourite button of each shop in a list; one shop at a time is the favourite (LO-4). */
export function useFavoriteToggle(): FavoriteToggle {
  const intl = useIntl();
  const toast = useToast();
  const { enabled, favorite, choose } = useFavoriteStore();
  return (store) => {
    if (!enabled) return {};
    const chosen = favorite?.by === 'choice' && favorite.store.identifier === store.identifier;
    return {
      favourite: chosen,
      favouriteLabel: () => intl.formatMessage(messages.toggle, { store: store.name }),
      onFavouriteChange: () => {
        // The backend knows no customer without a favourite once there was one: only another shop takes its place.
        if (chosen) toast({ type: 'info', message: intl.formatMessage(messages.already, { store: store.name }) });
        else choose(store);
      },
    };
  };
}
