import 'leaflet/dist/leaflet.css';
import { leafletMap } from '@witryna/page-builder/leaflet';
import { createElement, useState } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { messages } from './messages.ts';
import { placesOf, type MappedStore } from './places.ts';

interface StoreMapProps {
  stores: readonly MappedStore[];
  /** Where the pictures of the map come from, and whose they are. */
  tiles: { url: string; attribution: string };
}

/** All of Poland at one level of zoom. */
const height = '30rem';

/** Shops on a map, each a mark that tells its name and address and leads to its page. Comes with the map's library. */
export function StoreMap({ stores, tiles }: StoreMapProps) {
  const intl = useIntl();
  const [type] = useState(() =>
    leafletMap({
      tiles: tiles.url,
      attribution: tiles.attribution,
      hrefOf: ({ name }) => stores.find((store) => store.name === name)?.href,
      words: {
        label: intl.formatMessage(messages.label),
        zoomIn: intl.formatMessage(messages.zoomIn),
        zoomOut: intl.formatMessage(messages.zoomOut),
        failed: intl.formatMessage(messages.failed),
        bare: intl.formatMessage(messages.bare),
      },
    }),
  );
  return createElement(type, { locations: placesOf(stores), showControls: true, height });
}
