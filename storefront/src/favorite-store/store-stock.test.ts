import { describe, expect, it } from 'vitest';
import type { Store } from '../stores/index.ts';
import { toStoreStock, searchStoreStock } from './store-stock.ts';

const store = (identifier: string, city: string, latitude: number, longitude: number): Store => ({
  identifier,
  name: `Schuhhaus ${city}`,
  href: `/stores/${identifier}`,
  addressLines: ['Hauptstraße 1'],
  postcode: '',
  city,
  region: '',
  country: 'DE',
  telephone: '',
  type: '',
  location: { latitude, longitude },
  note: '',
  week: [],
  special: [],
});

const berlin = store('berlin', 'Berlin', 52.52, 13.4);
const hamburg = store('hamburg', 'Hamburg', 53.55, 9.99);
const potsdam = store('potsdam', 'Potsdam', 52.4, 13.06);
const outlet = store('outlet', 'Metzingen', 48.5, 9.3);
const locations = (...codes: (string | null)[]) => ({ items: codes.map((code) => ({ pickup_location_code: code })) });

describe('toStoreStock', () => {
  it('returns which stores offer the product, without those where nothing can be picked up', () => {
    const stock = toStoreStock([berlin, outlet, hamburg], {
      stores: locations('hamburg', 'berlin', null),
      withProduct: locations('hamburg'),
    });
    expect(stock.map(({ identifier, canPickUp }) => [identifier, canPickUp])).toEqual([
      ['berlin', false],
      ['hamburg', true],
    ]);
  });

  it('returns no store when the response has none', () => {
    expect(toStoreStock([berlin], { stores: null, withProduct: null })).toEqual([]);
  });
});

describe('searchStoreStock', () => {
  const stores = toStoreStock([berlin, hamburg, potsdam], {
    stores: locations('berlin', 'hamburg', 'potsdam'),
    withProduct: locations('hamburg', 'potsdam'),
  });
  const search = (text: string, here: { latitude: number; longitude: number } | null, favorite: string | null) =>
    searchStoreStock(stores, { text, here }, favorite).points.map(({ point }) => point.identifier);

  it('lists first the favorite, then the stores that offer the product, while nothing is searched for', () => {
    expect(search('', null, null)).toEqual(['hamburg', 'potsdam', 'berlin']);
    expect(search('', null, 'berlin')).toEqual(['berlin', 'hamburg', 'potsdam']);
  });

  it('lists the nearest after the favorite where the position is known', () => {
    expect(search('', { latitude: 52.5, longitude: 13.5 }, 'hamburg')).toEqual(['hamburg', 'berlin', 'potsdam']);
  });

  it('lists the stores of a place and then the nearest to it, wherever the favorite is', () => {
    expect(search('potsdam', null, 'hamburg')).toEqual(['potsdam', 'berlin', 'hamburg']);
  });

  it('lists nothing for a text that is no place and no store', () => {
    expect(search('nirgendwo', null, 'berlin')).toEqual([]);
  });
});
