import type { LoadContext } from '../app/index.ts';

/** The frame of a shop with one store view, without menu and blocks. */
export const sampleFrame: LoadContext['frame'] = {
  store: {
    storeCode: 'witryna_pl_pl_pl',
    storeName: 'witryna - PL',
    locale: 'pl_PL',
    currency: 'PLN',
    copyright: '',
    homePage: 'home',
    timeZone: 'Europe/Warsaw',
    categoryUrlSuffix: '.html',
    productUrlSuffix: '.html',
    rootCategoryUid: 'Mg==',
    contactEnabled: true,
    newsletterEnabled: true,
    mediaBaseUrl: null,
  },
  menu: [],
  blocks: {},
  capabilities: [],
  filterInputs: {},
  productSections: ['overview', 'premiumContent', 'related', 'recommendations', 'questions', 'reviews', 'socialWall'],
  basePath: '',
  favoriteStore: false,
  withdrawal: false,
  measurementScript: null,
  currencies: ['PLN'],
  storeViews: [{ code: 'witryna_pl_pl_pl', name: 'Polski', group: null, locale: 'pl_PL', currency: 'PLN', mediaBaseUrl: null, basePath: '' }],
};
