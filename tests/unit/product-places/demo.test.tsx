// @vitest-environment jsdom
import { testEveryPlace } from './places-suite.tsx';
import demo from '../../../storefront/demo/index.ts';

testEveryPlace({
  shop: demo,
  profile: 'extended',
  locale: 'pl_PL',
  category: 'zestawy-i-prezenty',
  payment: 'banktransfer',
  address: {
    firstname: 'Ewa',
    lastname: 'Wzorcowa',
    street: ['Długa 1'],
    city: 'Warszawa',
    region: 'PL-14',
    postcode: '00-001',
    country_code: 'PL',
    telephone: '+48600100200',
  },
  products: {
    simple: { sku: 'WIT-C1000', name: 'Witamina C 1000', urlKey: 'witamina-c-1000', quickAdd: true },
    configurable: {
      sku: 'WIT-KOL',
      name: 'Kolagen z kwasem hialuronowym',
      urlKey: 'kolagen-z-kwasem-hialuronowym',
      selected: ['Malina', '300 g'],
      options: ['Malina', '300 g'],
      quickAdd: false,
    },
    virtual: {
      sku: 'BON-100',
      name: 'Bon podarunkowy',
      urlKey: 'bon-podarunkowy',
      entered: { 'Imię obdarowanej osoby': 'Ola' },
      options: ['Ola'],
      quickAdd: false,
    },
    downloadable: {
      sku: 'PDF-PORADNIK',
      name: 'Poradnik: jak czytać etykiety',
      urlKey: 'poradnik-jak-czytac-etykiety',
      selected: ['Minerały'],
      options: ['Minerały'],
      quickAdd: false,
    },
    grouped: {
      sku: 'SER-MAGNEZ',
      name: 'Magnez na cały dzień',
      urlKey: 'magnez-na-caly-dzien',
      group: { quantities: { 'WIT-MGB6': 2 }, names: ['Magnez B6 forte'] },
      quickAdd: false,
    },
    bundle: {
      sku: 'ZES-JESIEN',
      name: 'Zestaw na jesień',
      urlKey: 'zestaw-na-jesien',
      selected: ['Witamina C 1000', 'Cynk jonowy w kroplach'],
      options: ['Witamina C 1000', 'Cynk jonowy w kroplach'],
      quickAdd: false,
    },
    customizable: {
      sku: 'ORG-KAPSULKI',
      name: 'Organizer na kapsułki',
      urlKey: 'organizer-na-kapsulki',
      selected: ['Piaskowy'],
      entered: { Grawer: 'Ola' },
      options: ['Piaskowy', 'Ola'],
      quickAdd: false,
    },
  },
});
