import { Button } from '@witryna/ui/button';
import { LockerIcon, PinIcon } from '@witryna/ui/icon';
import { Stack } from '@witryna/ui/layout';
import { RadioCards } from '@witryna/ui/radio-group';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { useQuery } from '../../commerce/index.ts';
import { requestLocation, useFavoriteStore } from '../../favorite-store/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { AddressText } from '../../postal-address/index.ts';
import {
  LocalitySearch,
  formatDistance,
  toDistanceUnit,
  storeLocatorConfigQuery,
  LazyStoreMap,
  toUnit,
} from '../../stores/index.ts';
import type { PickupAdapter } from './pickup-adapter.ts';
import { formatPointAddress, type PickupPoint } from './pickup-point.ts';
import * as styles from './pickup-picker.css.ts';
import { PickupPlaceholder } from './pickup-placeholder.tsx';
import { usePickupPoints } from './use-pickup-points.ts';

export interface PickupPickerProps {
  /** Id of the list, for links of the error banner. */
  id: string;
  adapter: PickupAdapter;
  cartId: string;
  carrierCode: string;
  /** Places to begin near, the first that is known: postcode and city of the shopper. */
  near: readonly string[];
  /** Country of the shopper; undefined when unknown. */
  country: string | undefined;
  value: PickupPoint | null;
  onValueChange(point: PickupPoint): void;
  /** Nothing has been chosen, and what to do. */
  error?: string | undefined;
}

/** How many points are shown at first, and how many more each time. */
const step = 5;

const searchWords = {
  search: 'pickup.search',
  locate: 'pickup.locate',
  locating: 'pickup.locating',
  refused: 'pickup.refused',
} as const;

/**
 * Chooses where an order is picked up: a search and a list, by distance where it is known, and a map where the shop has
 * one.
 */
export function PickupPicker({
  id,
  adapter,
  cartId,
  carrierCode,
  near,
  country,
  value,
  onValueChange,
  error,
}: PickupPickerProps) {
  const intl = useIntl();
  const { favorite } = useFavoriteStore();
  const { data: config } = useQuery(storeLocatorConfigQuery, {});
  const unit = toDistanceUnit(config?.storeConfig?.absolunet_storelocator_distance_unit);
  const isStore = adapter.kind === 'store';
  const { text, search, here, locate, results, status, retry } = usePickupPoints({
    adapter,
    cartId,
    carrierCode,
    near,
    country,
    onOpen: (points) => {
      const preferred =
        isStore && value === null ? points.find(({ point }) => point.code === favorite?.store.identifier) : undefined;
      if (preferred) onValueChange(preferred.point);
    },
  });
  const [limit, setLimit] = useState(step);
  const points = results?.points ?? [];
  const first = points.slice(0, limit);
  // What is chosen stays in sight, whatever is searched for.
  const chosen =
    value && !first.some(({ point }) => point.code === value.code)
      ? [points.find(({ point }) => point.code === value.code) ?? { point: value, distance: null }]
      : [];
  const shown = [...chosen, ...first];

  const count = intl.formatMessage(isStore ? 'pickup.store.found' : 'pickup.locker.found', { count: points.length });
  const summary = () => {
    if (!results) return status === 'loading' ? intl.formatMessage('pickup.loading') : '';
    if (points.length === 0)
      return text === ''
        ? intl.formatMessage(isStore ? 'pickup.store.none' : 'pickup.locker.none')
        : intl.formatMessage('pickup.nothing', { text });
    if (results.place !== null) return intl.formatMessage('pickup.near', { found: count, place: results.place });
    return typeof here === 'object' ? intl.formatMessage('pickup.nearYou', { found: count }) : count;
  };

  return (
    <Stack gap="x4" className={status === 'loading' ? styles.reserved : undefined}>
      <LocalitySearch
        words={searchWords}
        text={text}
        onTextChange={(next) => {
          setLimit(step);
          search(next);
        }}
        position={here}
        onLocate={() => void locate(requestLocation)}
        summary={summary()}
      />
      {status === 'loading' && <PickupPlaceholder />}
      {status === 'failed' && (
        <Stack gap="x3" align="start" role="alert">
          <Text>{intl.formatMessage('pickup.failed')}</Text>
          <Button variant="secondary" onClick={retry}>
            {intl.formatMessage('pickup.retry')}
          </Button>
        </Stack>
      )}
      {(shown.length > 0 || error) && (
        <RadioCards
          id={id}
          label={intl.formatMessage(isStore ? 'pickup.store.choose' : 'pickup.locker.choose')}
          name="pickup-point"
          value={value?.code ?? ''}
          error={error}
          onValueChange={(code) => {
            const found = shown.find(({ point }) => point.code === code);
            if (found) onValueChange(found.point);
          }}
          options={shown.map(({ point, distance: km }) => ({
            value: point.code,
            title: point.name,
            description: <AddressText>{formatPointAddress(point)}</AddressText>,
            price: km === null ? undefined : formatDistance(intl, toUnit(km, unit), unit),
            icon: isStore ? <PinIcon /> : <LockerIcon />,
          }))}
        />
      )}
      {points.length > limit && (
        <Button variant="quiet" onClick={() => setLimit(limit + step)}>
          {intl.formatMessage('pickup.more')}
        </Button>
      )}
      <LazyStoreMap
        stores={shown.map(({ point: { code, name, addressLines, postcode, city, location } }) => ({
          identifier: code,
          name,
          addressLines: [...addressLines],
          postcode,
          city,
          location,
          telephone: '',
        }))}
      />
    </Stack>
  );
}
