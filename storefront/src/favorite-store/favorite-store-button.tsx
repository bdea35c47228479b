import { Button } from '@witryna/ui/button';
import { HeartIcon } from '@witryna/ui/icon';
import { useIntl } from '../i18n/index.ts';
import type { Store } from '../stores/index.ts';
import { scripted } from '../platform/hydration/visibility.css.ts';
import { useFavoriteToggle } from './use-favorite-toggle.ts';

/** Makes a shop the favorite; nothing in shops without favorites. */
export function FavoriteStoreButton({ store }: { store: Store }) {
  const intl = useIntl();
  const { favorite, onFavoriteChange } = useFavoriteToggle()(store);
  if (favorite === undefined) return null;
  return (
    <div className={scripted}>
      <Button variant="secondary" aria-pressed={favorite} onClick={onFavoriteChange}>
        <HeartIcon size="small" />
        {intl.formatMessage(favorite ? 'favoriteStore.yours' : 'favoriteStore.set')}
      </Button>
    </div>
  );
}
