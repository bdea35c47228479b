import { strings as germanStrings } from '../../../ui/src/strings/de-DE.ts';
import { strings as englishStrings } from '../../../ui/src/strings/en-GB.ts';
import type { Merchant } from './merchant.ts';
import { readShopTexts } from './shop-texts.ts';

/** A merchant of `tests/merchants` and the products that tests buy there. */
export interface OtherMerchant extends Merchant {
  folder: 'german-shoes' | 'american-bikes';
  currency: 'EUR' | 'USD';
  /** Simple products, with the price in the shop and what the cart is in total with one of them. */
  products: Record<'first' | 'second' | 'scarce', SimpleProduct>;
  /** SKU of a downloadable product. */
  download: string;
  /** A configurable product: the value that is chosen of a group, another, and the choices of further groups. */
  choices: {
    path: string;
    name: string;
    group: RegExp;
    chosen: string;
    other: string;
    rest: [RegExp, string][];
  };
  category: { path: string; name: string };
  /** A word that finds products. */
  search: string;
  /** A code that takes a tenth off, and the total of a cart with the first product then. */
  coupon: { code: string; total: number };
  /** A customer of the seed with an address. */
  customer: { email: string; password: string; street: string };
}

interface SimpleProduct {
  sku: string;
  name: string;
  path: string;
  price: number;
  total: number;
}

const germanText = readShopTexts('de_DE');
const americanText = readShopTexts('en_US');

export const german: OtherMerchant = {
  folder: 'german-shoes',
  language: 'de-DE',
  timeZone: 'Europe/Berlin',
  currency: 'EUR',
  text: germanText,
  ui: germanStrings,
  guest: {
    firstname: 'Jürgen',
    lastname: 'Groß',
    street: 'Königsplatz 1',
    postcode: '34117',
    city: 'Kassel',
    region: 'Hessen',
    telephone: '0561 123456',
  },
  labels: { region: 'checkout.region.land', postcode: 'checkout.postcode' },
  codes: { country: 'DE', region: 'HES', carrier: 'flatrate', method: 'flatrate', payment: 'banktransfer' },
  delivery: /Pauschalpreis/,
  payment: /^Banküberweisung/,
  terms: /Allgemeinen Geschäftsbedingungen/,
  products: {
    first: { sku: 'L-TISCH-1', name: 'Tischleuchte Arolsen', path: '/tischleuchte-arolsen.html', price: 79, total: 79 },
    second: {
      sku: 'L-TISCH-2',
      name: 'Tischleuchte Korbach',
      path: '/tischleuchte-korbach.html',
      price: 59,
      total: 59,
    },
    scarce: {
      sku: 'L-HAENGE-3',
      name: 'Kronleuchter Wilhelmshöhe',
      path: '/kronleuchter-wilhelmshoehe.html',
      price: 399,
      total: 399,
    },
  },
  download: 'D-LICHT',
  choices: {
    path: '/derby-kassel.html',
    name: 'Derby Kassel',
    group: /^Farbe/,
    chosen: 'Cognac',
    other: 'Schwarz',
    rest: [[/^Größe/, '43']],
  },
  category: { path: '/leuchten.html', name: 'Leuchten' },
  search: 'leuchte',
  coupon: { code: 'WAGNER10', total: 71.1 },
  customer: {
    email: 'anna.huber@example.com',
    password: 'Sonnenblume-7',
    street: 'Mariahilfer Straße 12',
  },
};

export const american: OtherMerchant = {
  folder: 'american-bikes',
  language: 'en-US',
  timeZone: 'America/Chicago',
  currency: 'USD',
  text: americanText,
  ui: englishStrings,
  guest: {
    firstname: 'June',
    lastname: 'Miller',
    street: '400 Farnam St',
    postcode: '68102',
    city: 'Omaha',
    region: 'Nebraska',
    telephone: '(402) 555-0100',
  },
  labels: { region: 'checkout.region.state', postcode: 'checkout.zipCode' },
  codes: { country: 'US', region: 'NE', carrier: 'flatrate', method: 'flatrate', payment: 'checkmo' },
  delivery: /^Ground/,
  payment: /^Check/,
  terms: /terms of sale/,
  products: {
    first: { sku: 'P-BELL', name: 'Brass Bell', path: '/brass-bell.html', price: 20, total: 21.6 },
    second: { sku: 'P-LOCK', name: 'Chain Lock', path: '/chain-lock.html', price: 50, total: 54 },
    scarce: {
      sku: 'B-KIDS',
      name: 'Prairie Dog Kids Bike',
      path: '/prairie-dog-kids-bike.html',
      price: 250,
      total: 270,
    },
  },
  download: 'D-REPAIR',
  choices: {
    path: '/platte-river-trail-bike.html',
    name: 'Platte River Trail Bike',
    group: /^Frame Size/,
    chosen: 'Medium',
    other: 'Small',
    rest: [],
  },
  category: { path: '/parts.html', name: 'Parts' },
  search: 'bike',
  coupon: { code: 'RIDE10', total: 19.44 },
  customer: {
    email: 'dale.carter@example.com',
    password: 'Cottonwood-7',
    street: '12 Leavenworth St',
  },
};

/** An amount as the shop of a merchant writes it. */
export const formatMoney = ({ language, currency }: OtherMerchant, amount: number): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount);
