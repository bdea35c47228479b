import { Button } from '@witryna/ui/button';
import { ChevronDownIcon, PinIcon } from '@witryna/ui/icon';
import { Stack } from '@witryna/ui/layout';
import { Popover } from '@witryna/ui/popover';
import { Text, TextLink } from '@witryna/ui/text';
import { useEffect, useRef, type ReactNode } from 'react';
import { useIntl, useMessages } from '../i18n/index.ts';
import { useFrame } from '../app/index.ts';
import { addressOf, dateInZone, storesCatalogue, useNow, useStoreStatus } from '../stores/index.ts';
import * as styles from './favorite-store-widget.css.ts';
import type { FoundFavorite } from './favorite-store-lookup.ts';
import { favoriteStoreCatalogue, messages } from './messages.ts';
import { useFavoriteStore, type FavoriteStoreAccess } from './use-favorite-store.ts';

interface FavoriteStoreWidgetProps {
  /** The shopper asked for it: it comes open and with the focus. */
  pressed: boolean;
  /** Path of the list of shops. */
  listPath: string;
  /** Shown until its words are there. */
  fallback: ReactNode;
}

/** The favourite store in the top header: its name, and in a panel its hours and the ways to another (LOC-08). */
export function FavoriteStoreWidget({ pressed, listPath, fallback }: FavoriteStoreWidgetProps) {
  const hasWords = useMessages(favoriteStoreCatalogue);
  const hasStoreWords = useMessages(storesCatalogue);
  const favorites = useFavoriteStore();
  return hasWords && hasStoreWords ? <Widget favorites={favorites} listPath={listPath} pressed={pressed} /> : fallback;
}

function Widget({ favorites, listPath, pressed }: { favorites: FavoriteStoreAccess; listPath: string; pressed: boolean }) {
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
      {...(favorite?.by === 'choice' && { label: intl.formatMessage(messages.current, { store: favorite.store.name }) })}
      trigger={
        <>
          <PinIcon size="small" />
          <span className={styles.name}>{favorite ? favorite.store.name : intl.formatMessage(messages.choose)}</span>
          <ChevronDownIcon size="small" />
        </>
      }
    >
      {(close) => (
        <Stack gap="x2" align="start" className={styles.panel}>
          {favorite ? <Favorite found={favorite} favorites={favorites} onFollow={close} /> : <NoFavorite favorites={favorites} />}
          <TextLink href={listPath} className={styles.link} onClick={close}>
            {intl.formatMessage(favorite ? messages.change : messages.all)}
          </TextLink>
        </Stack>
      )}
    </Popover>
  );
}

function Favorite({ found: { store, by }, favorites, onFollow }: { found: FoundFavorite; favorites: FavoriteStoreAccess; onFollow(): void }) {
  const intl = useIntl();
  const { timeZone } = useFrame().store;
  const now = useNow();
  const status = useStoreStatus(dateInZone(now ?? new Date(), timeZone), now, timeZone)(store);
  return (
    <>
      <Text size="small" tone="secondary">
        {intl.formatMessage(by === 'choice' ? messages.yours : messages.nearest)}
      </Text>
      <Text weight="semibold">{store.name}</Text>
      <Text size="small" weight="semibold" tone={status.open ? 'success' : 'secondary'}>
        {status.text}
      </Text>
      <address className={styles.address}>
        {addressOf(store).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      {by === 'nearness' && <Button onClick={() => favorites.choose(store)}>{intl.formatMessage(messages.set)}</Button>}
      <TextLink href={store.href} className={styles.link} onClick={onFollow}>
        {intl.formatMessage(messages.details)}
      </TextLink>
    </>
  );
}

function NoFavorite({ favorites: { looking, locationRefused, findNearest } }: { favorites: FavoriteStoreAccess }) {
  const intl = useIntl();
  return (
    <>
      <Text>{intl.formatMessage(messages.why)}</Text>
      <div role="status">{locationRefused && <Text>{intl.formatMessage(messages.refused)}</Text>}</div>
      <Button busy={looking} busyLabel={intl.formatMessage(messages.finding)} onClick={findNearest}>
        <PinIcon size="small" />
        {intl.formatMessage(messages.find)}
      </Button>
    </>
  );
}
