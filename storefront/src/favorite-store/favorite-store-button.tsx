import { Button } from '@witryna/ui/button';
import { HeartIcon } from '@witryna/ui/icon';
import { useIntl } from '../i18n/index.ts';
import type { Store } from '../stores/index.ts';
import { messages } from './messages.ts';
import { useFavoriteToggle } from './use-favorite-toggle.ts';

/** Makes a shop the favourite; nothing in shops without favourites. */
export function FavoriteStoreButton({ store }: { store: Store }) {
  const intl = useIntl();
  const { favourite, onFavouriteChange } = useFavoriteToggle()(store);
  if (favourite === undefined) return null;
  return (
    <div>
      <Button variant="secondary" aria-pressed={favourite} onClick={onFavouriteChange}>
        <HeartIcon size="small" />
        {intl.formatMessage(favourite ? messages.yours : messages.set)}
      </Button>
    </div>
  );
}
