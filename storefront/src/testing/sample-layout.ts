import type { LoadContext } from '../platform/navigation/load-context.ts';
import { sampleSettings } from './sample-settings.ts';

/** The frame of a shop with one store view, without menu and blocks. */
export const sampleLayout: LoadContext['layout'] = {
  store: {
    storeCode: 'witryna_pl_pl_pl',
    storeName: 'witryna - PL',
    locale: 'pl_PL',
    currency: 'PLN',
    isInEea: true,
    copyright: '',
    homePage: 'home',
    timeZone: 'Europe/Warsaw',
    categoryUrlSuffix: '.html',
    productUrlSuffix: '.html',
    rootCategoryUid: 'Mg==',
    hasContactPage: true,
    logo: { text: 'witryna', image: null },
    newsletterEnabled: true,
    mediaBaseUrl: null,
    favicon: null,
  },
  menu: [],
  blocks: {},
  capabilities: [],
  filterInputs: {},
  pageSize: 6,
  productSections: ['overview', 'premiumContent', 'reviews', 'related', 'recommendations', 'questions', 'socialWall'],
  basePath: '',
  favoriteStore: false,
  sendFriend: 'nobody',
  giftMessages: { order: false, lines: false },
  withdrawal: false,
  settings: sampleSettings,
  currencies: ['PLN'],
  storeViews: [
    {
      code: 'witryna_pl_pl_pl',
      name: 'Polski',
      group: null,
      locale: 'pl_PL',
      currency: 'PLN',
      mediaBaseUrl: null,
      basePath: '',
    },
  ],
};
