import { Button } from '@witryna/ui/button';
import { ChevronDownIcon, PinIcon } from '@witryna/ui/icon';
import { Stack } from '@witryna/ui/layout';
import { Popover } from '@witryna/ui/popover';
import { Text, TextLink } from '@witryna/ui/text';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl, useMessages } from '../i18n/index.ts';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { getAddressLines, dateInZone, storesMessages, useNow, useStoreStatus } from '../stores/index.ts';
import * as styles from './favorite-store-widget.css.ts';
import type { FoundFavorite } from './favorite-store-lookup.ts';
import { favoriteStoreMessages } from './messages.ts';
import { useFavoriteStore, type FavoriteStoreAccess } from './use-favorite-store.ts';

interface FavoriteStoreWidgetProps {
  /** Whether the shopper opened it: it is then open and receives focus. */
  pressed: boolean;
  /** Path of the list of shops. */
  listPath: string;
  /** Shown until its words are there. */
  fallback: ReactNode;
}

/** The favorite store in the top header: its name, and in a panel its hours and the ways to another. */
export function FavoriteStoreWidget({ pressed, listPath, fallback }: FavoriteStoreWidgetProps) {
  const hasWords = useMessages(favoriteStoreMessages);
  const hasStoreWords = useMessages(storesMessages);
  const favorites = useFavoriteStore();
  return hasWords && hasStoreWords ? <Widget favorites={favorites} listPath={listPath} pressed={pressed} /> : fallback;
}

function Widget({
  favorites,
  listPath,
  pressed,
}: {
  favorites: FavoriteStoreAccess;
  listPath: string;
  pressed: boolean;
}) {
  const intl = useIntl();
  const root = useRef<HTMLDivElement>(null);
  const { favorite } = favorites;
  useEffect(() => {
    if (pressed) root.current?.querySelector('button')?.focus();
  }, [pressed]);
  return (
    <Popover
      ref={root}
      align="end"
      defaultOpen={pressed}
      className={styles.root}
      triggerClassName={styles.trigger}
      {...(favorite?.by === 'choice' && {
        label: intl.formatMessage('favoriteStore.current', { store: favorite.store.name }),
      })}
      trigger={
        <>
          <PinIcon size="small" />
          <span className={styles.name}>
            {favorite ? favorite.store.name : intl.formatMessage('favoriteStore.choose')}
          </span>
          <ChevronDownIcon size="small" />
        </>
      }
    >
      {(close) => (
        <Stack gap="x2" align="start" className={styles.panel}>
          {favorite ? (
            <Favorite found={favorite} favorites={favorites} onFollow={close} />
          ) : (
            <NoFavorite favorites={favorites} />
          )}
          <TextLink href={listPath} className={styles.link} onClick={close}>
            {intl.formatMessage(favorite ? 'favoriteStore.change' : 'favoriteStore.all')}
          </TextLink>
        </Stack>
      )}
    </Popover>
  );
}

function Favorite({
  found: { store, by },
  favorites,
  onFollow,
}: {
  found: FoundFavorite;
  favorites: FavoriteStoreAccess;
  onFollow(): void;
}) {
  const intl = useIntl();
  const { timeZone } = useLayout().store;
  const now = useNow();
  const status = useStoreStatus(dateInZone(now ?? new Date(), timeZone), now, timeZone)(store);
  return (
    <>
      <Text size="small" tone="secondary">
        {intl.formatMessage(by === 'choice' ? 'favoriteStore.yours' : 'favoriteStore.nearest')}
      </Text>
      <Text weight="semibold">{store.name}</Text>
      <Text size="small" weight="semibold" tone={status.open ? 'success' : 'secondary'}>
        {status.text}
      </Text>
      <address className={styles.address}>
        {getAddressLines(store).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {by === 'nearness' && (
        <Button onClick={() => favorites.choose(store)}>{intl.formatMessage('favoriteStore.set')}</Button>
      )}
      <TextLink href={store.href} className={styles.link} onClick={onFollow}>
        {intl.formatMessage('favoriteStore.details')}
      </TextLink>
    </>
  );
}

function NoFavorite({ favorites: { looking, locationRefused, findNearest } }: { favorites: FavoriteStoreAccess }) {
  const intl = useIntl();
  return (
    <>
      <Text>{intl.formatMessage('favoriteStore.why')}</Text>
      <div role="status">{locationRefused && <Text>{intl.formatMessage('favoriteStore.refused')}</Text>}</div>
      <Button loading={looking} loadingLabel={intl.formatMessage('favoriteStore.finding')} onClick={findNearest}>
        <PinIcon size="small" />
        {intl.formatMessage('favoriteStore.find')}
      </Button>
    </>
  );
}
