import type { LoadContext } from '../platform/navigation/load-context.ts';

/** Settings of a shop whose merchant sets none. */
export const sampleSettings: LoadContext['layout']['settings'] = {
  analyticsScript: null,
  mapTiles: null,
  socialHosts: [],
  offlinePaymentMethods: [],
  imageService: 'fastly',
  logoMark: null,
  previewOrigins: [],
  pageSize: null,
  comparison: true,
  guestDownloads: false,
  storeDefaults: { locale: 'en_US', name: '' },
};
