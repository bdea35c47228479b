import type { StoreView } from '../../platform/layout/layout-data.ts';

/** The Polish view, which is the default one, and an English one. */
export const polish: StoreView = {
  code: 'witryna_pl_pl_pl',
  name: 'witryna - PL',
  group: 'Witryna',
  locale: 'pl_PL',
  currency: 'PLN',
  mediaBaseUrl: 'https://shop.example/media/',
  basePath: '',
};
export const english: StoreView = {
  code: 'witryna_pl_en_us',
  name: 'witryna - EN',
  group: 'Witryna',
  locale: 'en_US',
  currency: 'EUR',
  mediaBaseUrl: 'https://shop.example/en/media/',
  basePath: '/witryna_pl_en_us',
};
export const sampleViews: readonly StoreView[] = [polish, english];
