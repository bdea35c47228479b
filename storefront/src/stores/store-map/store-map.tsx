import 'leaflet/dist/leaflet.css';
import { createLeafletMap } from '@witryna/page-builder/leaflet';
import { createElement, useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { useLayout } from '../../platform/layout/layout-context.tsx';
import { withBasePath } from '../../platform/navigation/store-code.ts';
import { toMapMarkers, type MappedStore } from './map-markers.ts';

interface StoreMapProps {
  stores: readonly MappedStore[];
  /** Where the images of the map come from, and whose they are. */
  tiles: { url: string; attribution: string };
}

/** All of Poland at one level of zoom. */
const height = '30rem';

/** Shops on a map, each a mark that tells its name and address and leads to its page. Comes with the map's library. */
export function StoreMap({ stores, tiles }: StoreMapProps) {
  const intl = useIntl();
  const { basePath, storeViews } = useLayout();
  const [type] = useState(() =>
    createLeafletMap({
      tileUrl: tiles.url,
      attribution: tiles.attribution,
      getHref: ({ name, address }) => {
        const store = stores.find((one) => one.name === name && one.addressLines.join(', ') === address);
        return store?.href && withBasePath(basePath, store.href, storeViews);
      },
      strings: {
        label: intl.formatMessage('storeMap.label'),
        zoomIn: intl.formatMessage('storeMap.zoomIn'),
        zoomOut: intl.formatMessage('storeMap.zoomOut'),
        errorText: intl.formatMessage('storeMap.failed'),
        fallbackText: intl.formatMessage('storeMap.bare'),
      },
    }),
  );
  return createElement(type, { locations: toMapMarkers(stores), showControls: true, height });
}
