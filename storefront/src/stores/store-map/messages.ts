import { defineCatalogue, defineMessages } from '../../i18n/index.ts';

export const storeMapCatalogue = defineCatalogue('store-map', import.meta.glob('./messages/*.json', { import: 'default' }));

export const messages = defineMessages({
  show: { id: 'storeMap.show', defaultMessage: 'Show the map' },
  hide: { id: 'storeMap.hide', defaultMessage: 'Hide the map' },
  source: { id: 'storeMap.source', defaultMessage: 'The map’s images come from {host}. Only when you show the map does your browser connect to it.' },
  loading: { id: 'storeMap.loading', defaultMessage: 'Loading the map…' },
  label: { id: 'storeMap.label', defaultMessage: 'Map of our stores' },
  zoomIn: { id: 'storeMap.zoomIn', defaultMessage: 'Zoom in' },
  zoomOut: { id: 'storeMap.zoomOut', defaultMessage: 'Zoom out' },
  failed: { id: 'storeMap.failed', defaultMessage: 'The map could not be loaded. The addresses on this page say the same; try again later.' },
  bare: { id: 'storeMap.bare', defaultMessage: 'Parts of the map could not be loaded. The stores are marked all the same.' },
});
