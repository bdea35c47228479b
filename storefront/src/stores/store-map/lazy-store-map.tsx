import { Button } from '@witryna/ui/button';
import { PinIcon } from '@witryna/ui/icon';
import { Inline, Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useId, useState } from 'react';
import { LazyMount } from '../../platform/hydration/lazy-mount.tsx';
import { useHydrated } from '../../platform/hydration/use-hydrated.ts';
import { useLayout } from '../../platform/layout/layout-context.tsx';
import { useIntl } from '../../i18n/index.ts';
import { toMapMarkers, type MappedStore } from './map-markers.ts';

const loadMap = async () => (await import('./store-map.tsx')).StoreMap;

/**
 * Shows shops on a map when the shopper asks for it. Nothing of the map is fetched before, neither its library nor a
 * image of another host; the list and the addresses say the same without it. Nothing where the shop has no maps.
 */
export function LazyStoreMap({ stores }: { stores: readonly MappedStore[] }) {
  const { mapTiles } = useLayout().settings;
  const intl = useIntl();
  const inBrowser = useHydrated();
  const id = useId();
  const [status, setStatus] = useState<'closed' | 'open' | 'failed'>('closed');
  if (!mapTiles || toMapMarkers(stores).length === 0) return null;
  const isOpen = status === 'open';
  return (
    <Stack gap="x3">
      <Inline>
        <Button
          variant="secondary"
          disabled={!inBrowser}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setStatus(isOpen ? 'closed' : 'open')}
        >
          <PinIcon size="small" />
          {intl.formatMessage(isOpen ? 'storeMap.hide' : 'storeMap.show')}
        </Button>
      </Inline>
      {status === 'failed' && <Text role="alert">{intl.formatMessage('storeMap.failed')}</Text>}
      {!isOpen && (
        <Text size="small" tone="secondary">
          {intl.formatMessage('storeMap.source', { host: new URL(mapTiles.url).host })}
        </Text>
      )}
      {isOpen && (
        <Stack id={id}>
          <LazyMount
            // Another list is another map.
            key={stores.map(({ identifier }) => identifier).join()}
            load={loadMap}
            when
            props={{ stores, tiles: mapTiles }}
            fallback={<Text role="status">{intl.formatMessage('storeMap.loading')}</Text>}
            onError={() => setStatus('failed')}
          />
        </Stack>
      )}
    </Stack>
  );
}
