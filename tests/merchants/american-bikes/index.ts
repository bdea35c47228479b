import type { SeedProduct } from '../../../storefront/backend/index.ts';
import { defineMerchant } from '../define-merchant.ts';
import { brakes, otherTypes, sizes } from './other-types.ts';
import settings from './settings.json' with { type: 'json' };

/** Prices in cents with the sales tax of 8 %, as the backend keeps them; the shop shows them without it. */
const rows = [
  ['B-CITY', 'Lincoln City Bike', 'lincoln-city-bike', 'bikes', 64_800],
  ['B-GRAVEL', 'Sandhills Gravel Bike', 'sandhills-gravel-bike', 'bikes', 151_200],
  ['B-KIDS', 'Prairie Dog Kids Bike', 'prairie-dog-kids-bike', 'bikes', 27_000],
  ['P-BELL', 'Brass Bell', 'brass-bell', 'parts', 2160],
  ['P-LOCK', 'Chain Lock', 'chain-lock', 'parts', 5400],
] as const;

const simple: readonly SeedProduct[] = rows.map(([sku, name, urlKey, category, regular], index) => ({
  sku,
  name,
  urlKey,
  categories: [category],
  shortDescription: name,
  description: `<p>${name}, built in Omaha.</p>`,
  addedOn: '2026-05-01',
  popularity: 100 - index,
  images: [{ file: '/bike.jpg' }],
  ...(category === 'bikes' && { texts: { frame: 'Aluminum & steel' } }),
  kind: { type: 'simple', price: { regular }, stock: 100 },
}));

const bike = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200" width="1200" height="1200">
  <rect width="100%" height="100%" fill="#eef1f3"/>
  <g fill="none" stroke="#2c4a63" stroke-width="24">
    <circle cx="350" cy="760" r="190"/><circle cx="850" cy="760" r="190"/><path d="M350 760l160-300h240l100 300M510 460l120 300 120-300"/>
  </g></svg>`;

/** An American shop for bikes on stock Magento: dollars, states, ZIP codes, and prices without tax. */
export default defineMerchant({
  name: 'Prairie Bikes',
  locale: 'en_US',
  timezone: 'America/Chicago',
  currency: 'USD',
  settings,
  taxDisplay: 'excluding',
  sorting: { position: 'Position', price: 'Price', name: 'Product Name' },
  catalog: {
    categories: [
      { urlKey: 'bikes', name: 'Bikes', description: '<p>For town and trail.</p>' },
      { urlKey: 'parts', name: 'Parts', description: '<p>Bells and locks.</p>' },
    ],
    attributes: [sizes, brakes],
    textAttributes: [{ code: 'frame', label: 'Frame', isHtml: false }],
    productAttributes: { 'B-GRAVEL': { brakes: ['disc', 'coaster'] } },
    products: [...simple, ...otherTypes],
  },
  content: {
    cmsPages: [
      {
        identifier: 'home',
        title: 'Bikes from Omaha',
        content:
          '<h1>Bikes from Omaha</h1><p>See our <a href="/bikes.html">bikes</a> and <a href="/parts.html">parts</a>.</p>',
      },
      { identifier: 'no-route', title: 'Not found', content: '<p>Not here.</p>' },
      {
        identifier: 'privacy-policy-cookie-restriction-mode',
        title: 'Privacy policy',
        contentHeading: 'Privacy policy',
        content: '<p>We keep what your order needs.</p>',
      },
    ],
    cmsBlocks: [],
    urlRewrites: [],
  },
  coupons: [
    { code: 'RIDE10', label: '10% off', effect: { type: 'percent', percent: 10 } },
    { code: 'TRAIL20', label: '20% off $500', effect: { type: 'percent', percent: 20 }, minimumSubtotal: 50_000 },
  ],
  accounts: [
    {
      email: 'dale.carter@example.com',
      password: 'Cottonwood-7',
      firstname: 'Dale',
      lastname: 'Carter',
      addresses: [
        {
          firstname: 'Dale',
          lastname: 'Carter',
          street: '12 Leavenworth St',
          city: 'Omaha',
          regionCode: 'NE',
          countryCode: 'US',
          postcode: '68102',
          telephone: '+14025550123',
        },
      ],
    },
  ],
  images: {
    find: ({ name }) =>
      name === 'catalog/product/bike' ? { identity: 'bike', width: 1200, height: 1200, draw: () => bike } : null,
  },
});
