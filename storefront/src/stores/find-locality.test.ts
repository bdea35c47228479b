import { describe, expect, it } from 'vitest';
import { findLocality, foldName } from './find-locality.ts';
import { polishTowns } from './polish-towns.ts';
import { store } from '../testing/index.ts';

const stores = [
  store({
    identifier: 'nowy-swiat',
    city: 'Warszawa',
    postcode: '00-373',
    location: { latitude: 52.2341, longitude: 21.0175 },
  }),
  store({
    identifier: 'mokotow',
    city: 'Warszawa',
    postcode: '02-508',
    location: { latitude: 52.2, longitude: 21.02 },
  }),
  store({ identifier: 'lodz', city: 'Łódź', postcode: '90-103', location: { latitude: 51.7687, longitude: 19.4569 } }),
  store({ identifier: 'nowhere', city: 'Nigdzie', postcode: '99-999', location: null }),
];
const nameOf = (text: string) => findLocality(text, stores)?.name;

describe('findLocality', () => {
  it('knows a shop by its exact postcode', () => {
    expect(findLocality(' 02508', stores)).toEqual({ name: '02508', latitude: 52.2, longitude: 21.02 });
    expect(findLocality('02-508', stores)).toEqual({ name: '02-508', latitude: 52.2, longitude: 21.02 });
  });

  it('knows the area of any other postcode, also of a begun one', () => {
    for (const text of ['80-299', '80299', '80-2', '80'])
      expect(findLocality(text, stores)).toMatchObject({ name: text, latitude: 54.35 });
  });

  it('knows every postal area in use', () => {
    const unused = ['79'];
    for (let area = 0; area < 100; area += 1) {
      const digits = String(area).padStart(2, '0');
      expect([digits, findLocality(`${digits}-123`, stores) === null]).toEqual([digits, unused.includes(digits)]);
    }
  });

  it('knows towns with shops and larger ones without, with or without marks', () => {
    expect(nameOf('łódź')).toBe('Łódź');
    expect(nameOf('LODZ')).toBe('Łódź');
    expect(nameOf('bielsko biala')).toBe('Bielsko-Biała');
    expect(nameOf('zakop')).toBe('Zakopane');
  });

  it('prefers a whole name to the beginning of another, and asks for three letters of a beginning', () => {
    expect(nameOf('Piła')).toBe('Piła');
    expect(nameOf('pi')).toBeUndefined();
    expect(nameOf('ełk')).toBe('Ełk');
  });

  it('says so when a place is not known', () => {
    for (const text of ['', '  ', 'Berlin', '123456', '1', 'Nigdzie', '-'])
      expect(findLocality(text, stores)).toBeNull();
  });
});

describe('polishTowns', () => {
  it('lie in Poland, each area in one town', () => {
    const areas = polishTowns.flatMap(({ areas: list }) => list.split(' ')).filter(Boolean);
    expect(new Set(areas).size).toBe(areas.length);
    for (const { name, latitude, longitude } of polishTowns) {
      expect([name, latitude > 49 && latitude < 54.9 && longitude > 14.1 && longitude < 24.2]).toEqual([name, true]);
    }
    expect(new Set(polishTowns.map(({ name }) => foldName(name))).size).toBe(polishTowns.length);
  });
});
