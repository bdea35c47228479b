import { Badge } from '@witryna/ui/badge';
import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { useLayout } from '../platform/layout/layout-context.tsx';
import { useQuery } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import {
  LocalitySearch,
  toDistanceUnit,
  StoreItem,
  storeLocatorConfigQuery,
  toUnit,
  useNow,
  useStoreStatus,
} from '../stores/index.ts';
import { searchStoreStock, type StoreStock } from './store-stock.ts';
import * as styles from './store-stock-panel.css.ts';
import { useFavoriteStore } from './use-favorite-store.ts';
import { useFavoriteToggle } from './use-favorite-toggle.ts';
import { usePosition } from './use-position.ts';
import { useStoreStock } from './use-store-stock.ts';

/** Stores that are shown at first, and how many more each time. */
const step = 8;

const searchWords = {
  search: 'favoriteStore.stockSearch',
  locate: 'stores.locate',
  locating: 'stores.locating',
  refused: 'stores.refused',
} as const;

/** The stores with the stock of products: loading, failed, or a list with a search. */
export function StoreStockList({ skus }: { skus: readonly string[] }) {
  const intl = useIntl();
  const { stores, failed, retry, today } = useStoreStock(skus);
  if (failed) {
    return (
      <Stack gap="x3" align="start" role="alert">
        <Text>{intl.formatMessage('favoriteStore.stockFailed')}</Text>
        <Button variant="secondary" onClick={retry}>
          {intl.formatMessage('favoriteStore.retry')}
        </Button>
      </Stack>
    );
  }
  if (!stores) return <Text role="status">{intl.formatMessage('favoriteStore.stockLoading')}</Text>;
  if (stores.length === 0) return <Text role="status">{intl.formatMessage('favoriteStore.stockNone')}</Text>;
  return <List stores={stores} today={today} />;
}

function List({ stores, today }: { stores: readonly StoreStock[]; today: string }) {
  const intl = useIntl();
  const { timeZone } = useLayout().store;
  const getStatus = useStoreStatus(today, useNow(), timeZone);
  const toggle = useFavoriteToggle();
  const { favorite } = useFavoriteStore();
  // A choice in the list must not move the stores under the pointer.
  const [favoriteId] = useState(favorite?.store.identifier ?? null);
  const { data: config } = useQuery(storeLocatorConfigQuery, {});
  const unit = toDistanceUnit(config?.storeConfig?.absolunet_storelocator_distance_unit);
  const { position, locate, forget } = usePosition();
  const [text, setText] = useState('');
  const [limit, setLimit] = useState(step);
  const here = typeof position === 'object' ? position : null;
  const { points, place } = searchStoreStock(stores, { text: text.trim(), here }, favoriteId);
  const available = points.filter(({ point }) => point.canPickUp).length;

  return (
    <Stack gap="x4">
      <LocalitySearch
        words={searchWords}
        text={text}
        onTextChange={(next) => {
          setText(next);
          setLimit(step);
          forget();
        }}
        position={position}
        onLocate={() => {
          setText('');
          setLimit(step);
          locate();
        }}
        summary={[
          points.length === 0
            ? intl.formatMessage('stores.unknownPlace', { place: text.trim() })
            : intl.formatMessage('favoriteStore.stockCount', { available, count: points.length }),
          ...(here ? [intl.formatMessage('favoriteStore.stockNearYou')] : []),
          ...(place === null ? [] : [intl.formatMessage('favoriteStore.stockNear', { place })]),
        ].join(' ')}
      />
      <ul role="list" className={styles.list}>
        {points.slice(0, limit).map(({ point, distance }) => (
          <StoreItem
            key={point.identifier}
            store={point}
            status={getStatus(point)}
            distance={distance === null ? null : toUnit(distance, unit)}
            unit={unit}
            favorite={toggle}
            headingLevel={3}
          >
            {point.canPickUp ? (
              <div>
                <Badge tone="success">{intl.formatMessage('favoriteStore.canPickUp')}</Badge>
              </div>
            ) : (
              <Text size="small" tone="secondary">
                {intl.formatMessage('favoriteStore.cannotPickUp')}
              </Text>
            )}
          </StoreItem>
        ))}
      </ul>
      {points.length > limit && (
        <Button variant="secondary" onClick={() => setLimit(limit + step)}>
          {intl.formatMessage('favoriteStore.more')}
        </Button>
      )}
    </Stack>
  );
}
