// @vitest-environment jsdom
import { germanAddress } from './german-address.ts';
import { testEveryPlace } from './places-suite.tsx';
import germanShoes from '../../merchants/german-shoes/index.ts';

testEveryPlace({
  shop: germanShoes,
  profile: 'stock',
  locale: 'de_DE',
  category: 'leuchten',
  payment: 'banktransfer',
  address: germanAddress,
  products: {
    simple: { sku: 'L-TISCH-1', name: 'Tischleuchte Arolsen', urlKey: 'tischleuchte-arolsen', quickAdd: true },
    configurable: {
      sku: 'S-DERBY',
      name: 'Derby Kassel',
      urlKey: 'derby-kassel',
      selected: ['Cognac', '43'],
      options: ['Cognac', '43'],
      quickAdd: false,
    },
    virtual: { sku: 'G-50', name: 'Gutschein 50 Euro', urlKey: 'gutschein-50', quickAdd: true },
    downloadable: {
      sku: 'D-LICHT',
      name: 'Licht planen (PDF)',
      urlKey: 'licht-planen',
      selected: ['Küche'],
      options: ['Küche'],
      quickAdd: false,
    },
    grouped: {
      sku: 'R-TISCH',
      name: 'Serie Tischleuchten',
      urlKey: 'serie-tischleuchten',
      group: { quantities: { 'L-TISCH-2': 2 }, names: ['Tischleuchte Korbach'] },
      quickAdd: false,
    },
    bundle: {
      sku: 'B-FEST',
      name: 'Lichtset zum Festpreis',
      urlKey: 'lichtset-zum-festpreis',
      selected: ['Pendelleuchte Habichtswald'],
      options: ['Pendelleuchte Habichtswald'],
      quickAdd: false,
    },
    customizable: {
      sku: 'L-GRAVUR',
      name: 'Tischleuchte mit Gravur',
      urlKey: 'tischleuchte-mit-gravur',
      selected: ['4 Meter', 'Fraktur', 'Putztuch'],
      entered: { Gravur: 'Für Anna' },
      options: ['4 Meter', 'Fraktur', 'Putztuch', 'Für Anna'],
      quickAdd: false,
    },
  },
});
