import { describe, expect, it } from 'vitest';
import { getDistanceKm } from '../../shared/distance.ts';
import { formatDistance, toDistanceUnit, sortByDistance } from './nearest.ts';
import { createShopIntl } from '../i18n/index.ts';
import { store } from '../testing/index.ts';

const warsaw = { latitude: 52.2297, longitude: 21.0122 };
const krakow = { latitude: 50.0647, longitude: 19.945 };

describe('getDistanceKm', () => {
  it('knows how far Warsaw is from Kraków', () => {
    expect(getDistanceKm(warsaw, krakow)).toBeCloseTo(252, 0);
    expect(getDistanceKm(warsaw, warsaw)).toBe(0);
  });
});

describe('sortByDistance', () => {
  const stores = [
    store({ identifier: 'unknown', location: null }),
    store({ identifier: 'krakow', location: krakow }),
    store({ identifier: 'unknown too', location: null }),
    store({ identifier: 'warszawa', location: warsaw }),
  ];

  it('[LOC-06] puts the nearest first, in kilometers', () => {
    const sorted = sortByDistance(stores, warsaw, 'kilometer');
    expect(sorted.map(({ store: { identifier } }) => identifier)).toEqual([
      'warszawa',
      'krakow',
      'unknown',
      'unknown too',
    ]);
    expect(sorted[1]?.distance).toBeCloseTo(252, 0);
    expect(sorted[2]?.distance).toBeNull();
  });

  it('counts in miles where the shop does', () => {
    expect(sortByDistance(stores, warsaw, 'mile')[1]?.distance).toBeCloseTo(156.6, 0);
  });
});

it('[LOC-06] reads the unit of the store configuration', () => {
  expect(['km', null, undefined, 'mi', 'Miles'].map(toDistanceUnit)).toEqual([
    'kilometer',
    'kilometer',
    'kilometer',
    'mile',
    'mile',
  ]);
});

it('tells tenths of short ways only, and none as less than one', () => {
  const { intl } = createShopIntl({ locale: 'en_GB' });
  const format = (distance: number) => formatDistance(intl, distance, 'kilometer');
  expect([0, 0.04, 0.06, 9.94, 9.96, 251].map(format)).toEqual([
    '< 0.1 km',
    '< 0.1 km',
    '0.1 km',
    '9.9 km',
    '10 km',
    '251 km',
  ]);
});
