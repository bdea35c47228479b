import { describe, expect, it } from 'vitest';
import { searchPoints, type SearchablePoint } from './search-points.ts';

const point = (
  code: string,
  city: string,
  postcode: string,
  street: string,
  location: SearchablePoint['location'] = null,
): SearchablePoint & { code: string } => ({
  code,
  name: `Sklep ${code}`,
  addressLines: [street],
  postcode,
  city,
  country: 'PL',
  location,
});

const points = [
  point('lodz', 'Łódź', '90-926', 'ul. Piotrkowska 104', { latitude: 51.7626, longitude: 19.4578 }),
  point('mokotow', 'Warszawa', '02-715', 'ul. Puławska 145', { latitude: 52.1893, longitude: 21.0243 }),
  point('wola', 'Warszawa', '00-838', 'ul. Prosta 51', { latitude: 52.2306, longitude: 20.9843 }),
  point('bielsko', 'Bielsko-Biała', '43-300', 'ul. 11 Listopada 50'),
];
const codes = (text: string, here: SearchablePoint['location'] = null) =>
  searchPoints(points, { text, here }).points.map(({ point: { code } }) => code);

describe('searchPoints', () => {
  it('lists everything in the given order, without distances, while nothing is searched for', () => {
    const { points: found, place } = searchPoints(points, { text: '', here: null });
    expect(found.map(({ point: { code }, distance }) => [code, distance])).toEqual([
      ['lodz', null],
      ['mokotow', null],
      ['wola', null],
      ['bielsko', null],
    ]);
    expect(place).toBeNull();
  });

  it.each([
    ['a street', 'pulawska', ['mokotow']],
    ['parts of a name and a street, in any order', 'prosta sklep', ['wola']],
    ['nothing', 'ulica sezamkowa', []],
    ['no words of which only the middle was typed', 'lawska', []],
  ])('finds %s without marks of letters', (_, text, expected) => expect(codes(text)).toEqual(expected));

  it('puts what fits a place first, then the others by their distance; those at unknown places come last', () => {
    expect(codes('lodz')).toEqual(['lodz', 'wola', 'mokotow', 'bielsko']);
    expect(searchPoints(points, { text: 'lodz', here: null }).place).toBe('Łódź');
    expect(codes('00-838')).toEqual(['wola', 'mokotow', 'lodz', 'bielsko']);
    expect(codes('00838')).toEqual(['wola', 'mokotow', 'lodz', 'bielsko']);
  });

  it('knows the area of a postcode that no point has', () => {
    expect(codes('90-001')).toEqual(['lodz', 'wola', 'mokotow', 'bielsko']);
  });

  it('gives distances in kilometers from the shopper, and names no place then', () => {
    const { points: found, place } = searchPoints(points, {
      text: '',
      here: { latitude: 52.2306, longitude: 20.9843 },
    });
    expect(
      found.map(({ point: { code }, distance }) => [code, distance === null ? null : Math.round(distance)]),
    ).toEqual([
      ['wola', 0],
      ['mokotow', 5],
      ['lodz', 117],
      ['bielsko', null],
    ]);
    expect(place).toBeNull();
  });

  it('finds words of every script', () => {
    const moscow = { ...point('arbat', 'Москва', '119019', 'ул. Арбат 1'), country: 'RU' };
    const athens = { ...point('plaka', 'Αθήνα', '105 58', 'Οδός Αδριανού 1'), country: 'GR' };
    const find = (text: string) =>
      searchPoints([moscow, athens], { text, here: null }).points.map(({ point: { code } }) => code);
    expect(find('арбат')).toEqual(['arbat']);
    expect(find('αδριανου')).toEqual(['plaka']);
    expect(find('10558')).toEqual(['plaka']);
    expect(find('пермь')).toEqual([]);
  });

  it('finds a postcode of letters without its space', () => {
    const london = { ...point('mall', 'London', 'SW1A 1AA', 'The Mall 1'), country: 'GB' };
    expect(searchPoints([london], { text: 'sw1a1', here: null }).points).toHaveLength(1);
  });

  it('reads a postcode as one of the country of the shopper', () => {
    const berlin = {
      ...point('mitte', 'Berlin', '10115', 'Invalidenstraße 5', { latitude: 52.53, longitude: 13.38 }),
      country: 'DE',
    };
    const place = (country?: string) => searchPoints([...points, berlin], { text: '80331', here: null, country }).place;
    expect(place()).toBeNull();
    expect(place('DE')).toBeNull();
    expect(place('PL')).toBe('80331');
  });

  it('takes no foreign postcode for a Polish one, and writes ß as ss', () => {
    const berlin = {
      ...point('mitte', 'Berlin', '10115', 'Invalidenstraße 5', { latitude: 52.53, longitude: 13.38 }),
      country: 'DE',
    };
    expect(searchPoints([berlin], { text: '20095', here: null })).toEqual({ points: [], place: null });
    expect(searchPoints([berlin], { text: 'Invalidenstrasse', here: null }).points).toHaveLength(1);
    expect(searchPoints([berlin], { text: '10115', here: null }).place).toBe('10115');
  });
});
