// @vitest-environment jsdom
import { testEveryPlace } from './places-suite.tsx';
import americanBikes from '../../merchants/american-bikes/index.ts';

testEveryPlace({
  shop: americanBikes,
  profile: 'stock',
  locale: 'en_US',
  category: 'parts',
  payment: 'checkmo',
  address: {
    firstname: 'June',
    lastname: 'Miller',
    street: ['400 Farnam St'],
    city: 'Omaha',
    region: 'NE',
    postcode: '68102',
    country_code: 'US',
    telephone: '+14025550100',
  },
  products: {
    simple: { sku: 'B-KIDS', name: 'Prairie Dog Kids Bike', urlKey: 'prairie-dog-kids-bike', quickAdd: true },
    configurable: {
      sku: 'B-TRAIL',
      name: 'Platte River Trail Bike',
      urlKey: 'platte-river-trail-bike',
      selected: ['Large'],
      options: ['Large'],
      quickAdd: false,
    },
    virtual: { sku: 'G-54', name: 'Workshop Voucher', urlKey: 'workshop-voucher', quickAdd: true },
    downloadable: {
      sku: 'D-REPAIR',
      name: 'Repair Manual (PDF)',
      urlKey: 'repair-manual',
      selected: ['Wheels'],
      options: ['Wheels'],
      quickAdd: false,
    },
    grouped: {
      sku: 'R-TOWN',
      name: 'Town Series',
      urlKey: 'town-series',
      group: { quantities: { 'P-BELL': 2 }, names: ['Brass Bell'] },
      quickAdd: false,
    },
    bundle: {
      sku: 'B-COMMUTER',
      name: 'Commuter Set',
      urlKey: 'commuter-set',
      selected: ['Sandhills Gravel Bike', 'Chain Lock'],
      options: ['Sandhills Gravel Bike', 'Chain Lock'],
      quickAdd: false,
    },
    customizable: {
      sku: 'P-PLATE',
      name: 'Engraved Name Plate',
      urlKey: 'engraved-name-plate',
      selected: ['Steel'],
      entered: { Name: 'June' },
      options: ['Steel', 'June'],
      quickAdd: false,
    },
  },
});
