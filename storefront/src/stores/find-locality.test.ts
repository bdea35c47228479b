import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLocality, foldName, foldPostcode } from './find-locality.ts';
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

  describe('with shops in Poland and Germany', () => {
    const berlin = store({
      identifier: 'mitte',
      city: 'Berlin',
      postcode: '10115',
      country: 'DE',
      location: { latitude: 52.53, longitude: 13.38 },
    });
    const olsztyn = store({
      identifier: 'olsztyn',
      city: 'Olsztyn',
      postcode: '10-115',
      location: { latitude: 53.77, longitude: 20.49 },
    });
    const both = [...stores, berlin];
    const latitudeOf = (text: string, country?: string, places = both) =>
      findLocality(text, places, country)?.latitude ?? null;

    it('takes digits alone for a postcode of Poland only from a shopper there', () => {
      for (const text of ['80331', '80', '80 331']) {
        expect(latitudeOf(text)).toBeNull();
        expect(latitudeOf(text, 'DE')).toBeNull();
        expect(latitudeOf(text, 'PL')).toBe(54.35);
      }
    });

    it('takes digits with a hyphen after two for one of Poland', () => {
      expect(latitudeOf('80-331')).toBe(54.35);
      expect(latitudeOf('80-3', 'DE')).toBe(54.35);
    });

    it('knows a shop by its postcode as it is written in its country, or as the shopper is in it', () => {
      const places = [...both, olsztyn];
      expect(latitudeOf('10115')).toBe(52.53);
      expect(latitudeOf('10115', undefined, places)).toBe(52.53);
      expect(latitudeOf('10-115', undefined, places)).toBe(53.77);
      expect(latitudeOf('10115', 'PL', places)).toBe(53.77);
    });

    it('reads no digits as Polish without a shop in Poland', () => {
      expect(latitudeOf('80-331', 'PL', [berlin])).toBeNull();
    });
  });

  it('knows towns in every script, and postcodes with or without their spaces', () => {
    const at = (latitude: number) => ({ latitude, longitude: 0 });
    const places = [
      store({ city: 'Москва', postcode: '101000', country: 'RU', location: at(1) }),
      store({ city: 'Αθήνα', postcode: '104 31', country: 'GR', location: at(2) }),
      store({ city: '津', postcode: '514-0001', country: 'JP', location: at(3) }),
      store({ city: 'Tromsø', postcode: '9008', country: 'NO', location: at(4) }),
      store({ city: 'London', postcode: 'SW1A 1AA', country: 'GB', location: at(5) }),
    ];
    const find = (text: string) => findLocality(text, places)?.latitude;
    expect([
      find('москва'),
      find('ΑΘΗΝΑ'),
      find('10431'),
      find('津'),
      find('５１４－０００１'),
      find('tromso'),
      find('sw1a1aa'),
    ]).toEqual([1, 2, 2, 3, 3, 4, 5]);
    expect(find('Пермь')).toBeUndefined();
  });
});

describe('foldName', () => {
  it.each([
    ['Bielsko-Biała', 'bielsko biala'],
    ['Ærøskøbing', 'aeroskobing'],
    ['Đakovo', 'dakovo'],
    ['İstanbul, DİYARBAKIR', 'istanbul diyarbakir'],
    ['Kadıköy', 'kadikoy'],
    ['GROẞGERAU', 'grossgerau'],
    ['Œuilly', 'oeuilly'],
    ['Αθήνας / ΑΘΗΝΑΣ', 'αθηνασ αθηνασ'],
    ['東京都　渋谷区', '東京都 渋谷区'],
    ['—', ''],
  ])('writes %s as %s', (text, folded) => expect(foldName(text)).toBe(folded));

  const text = fc.string({ unit: 'grapheme' });

  it('changes nothing that it has folded', () => {
    fc.assert(fc.property(text, (value) => foldName(foldName(value)) === foldName(value)));
  });

  it('loses no letter or digit of any script', () => {
    // Without letters that are compatible with a mark alone, such as U+037A.
    const letter = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
      .filter((value) => /^[\p{L}\p{N}]/u.test(value.normalize('NFKD')));
    fc.assert(fc.property(letter, (value) => foldName(value) !== ''));
  });

  it('leaves single spaces between words alone, and none in a postcode', () => {
    fc.assert(
      fc.property(text, (value) => {
        expect(foldName(value)).toMatch(/^(?:[\p{L}\p{M}\p{N}]+(?: (?!$)|$))*$/u);
        expect(foldPostcode(value)).not.toContain(' ');
      }),
    );
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
