import { describe, expect, it } from 'vitest';
import { getAddressLines } from './get-address-lines.ts';

const address = {
  firstname: 'Ola',
  lastname: 'Nowak',
  street: ['ul. Klonowa 12', ' ', 'm. 4'],
  postcode: '02-591',
  city: 'Warszawa',
  telephone: '+48 22 000 02 01',
  country_code: 'PL',
};

describe('getAddressLines', () => {
  it('are those of an envelope', () => {
    expect(getAddressLines(address)).toEqual([
      'Ola Nowak',
      'ul. Klonowa 12 / m. 4',
      '02-591 Warszawa',
      '+48 22 000 02 01',
    ]);
  });

  it('have the whole name, the company below it and the tax number last', () => {
    const lines = getAddressLines({
      ...address,
      prefix: 'Pani',
      middlename: 'Maria',
      suffix: 'PhD',
      company: 'Nowak Studio',
      fax: '+48 22 000 02 02',
      vat_id: '5260250995',
    });
    expect(lines.slice(0, 2)).toEqual(['Pani Ola Maria Nowak PhD', 'Nowak Studio']);
    expect(lines.slice(-2)).toEqual(['+48 22 000 02 02', 'NIP: 5260250995']);
    expect(getAddressLines({ ...address, country_code: 'DE', vat_id: 'DE123456789' }).at(-1)).toBe('DE123456789');
  });

  it('have the family name first where people write it so', () => {
    const japanese = { prefix: 'Dr', firstname: '太郎', lastname: '山田', country_code: 'JP' };
    expect(getAddressLines(japanese)).toEqual(['Dr 山田 太郎']);
  });

  it.each([
    ['NL', ['Keizersgracht', '12', 'bis'], ['Keizersgracht', '12', 'bis']],
    ['GB', ['Flat 3', null, ' 12 High Street '], ['Flat 3', '12 High Street']],
    ['PL', ['ul. Klonowa 12', 'm. 4'], ['ul. Klonowa 12 / m. 4']],
    [undefined, ['12 Main St', 'Apt 4'], ['12 Main St', 'Apt 4']],
  ])('have the lines of the street as %s writes them', (country_code, street, lines) => {
    expect(getAddressLines({ street, city: 'X', country_code })).toEqual([...lines, 'X']);
  });

  it('have the city above the street in Hungary', () => {
    const hungarian = { street: ['Petőfi utca 2'], city: 'Szeged', postcode: '6720', country_code: 'HU' };
    expect(getAddressLines(hungarian)).toEqual(['Szeged', 'Petőfi utca 2', '6720']);
  });

  it.each([
    ['US', { city: 'Omaha', region_code: 'NE', postcode: '68102' }, ['Omaha, NE 68102']],
    ['US', { city: 'Omaha', region: 'Nebraska', postcode: '68102' }, ['Omaha, Nebraska 68102']],
    ['US', { city: 'Omaha', postcode: '68102' }, ['Omaha, 68102']],
    ['CA', { city: 'Montréal', region_code: 'QC', postcode: 'H2X 1Y4' }, ['Montréal QC H2X 1Y4']],
    ['GB', { city: 'London', postcode: 'SW1A 1AA' }, ['London', 'SW1A 1AA']],
    ['IE', { city: 'Bantry', region_code: 'Co. Cork', postcode: 'P75 X000' }, ['Bantry', 'Co. Cork', 'P75 X000']],
    ['IT', { city: 'Roma', region_code: 'RM', postcode: '00187' }, ['00187 Roma RM']],
    ['ES', { city: 'Getafe', region: 'Madrid', postcode: '28901' }, ['28901 Getafe', 'Madrid']],
    ['ES', { city: 'Madrid', region: 'Madrid', postcode: '28013' }, ['28013 Madrid']],
    [
      'BR',
      { city: 'Santos', region: 'São Paulo', region_code: 'SP', postcode: '11013-000' },
      ['Santos-SP', '11013-000'],
    ],
    [
      'IN',
      { city: 'Pune', region: 'Maharashtra', region_code: 'MH', postcode: '411001' },
      ['Pune 411001', 'Maharashtra'],
    ],
    ['IN', { city: 'Pune', region_code: 'MH', postcode: '411001' }, ['Pune 411001', 'MH']],
    ['JP', { city: '千代田区', region_code: '東京都', postcode: '100-0001' }, ['千代田区, 東京都', '100-0001']],
    ['MX', { city: 'Tequila', region: 'Jalisco', region_code: 'JAL', postcode: '46400' }, ['46400 Tequila, Jalisco']],
    ['CN', { city: 'Guangzhou', region: 'Guangdong', postcode: '510000' }, ['Guangzhou', 'Guangdong, 510000']],
    ['MY', { city: 'Ipoh', region: 'Perak', postcode: '30000' }, ['30000 Ipoh', 'Perak']],
    ['TH', { city: 'Mae Rim', region: 'Chiang Mai', postcode: '50180' }, ['Mae Rim', 'Chiang Mai 50180']],
    ['AE', { city: 'Al Ain', region: 'Abu Dhabi' }, ['Al Ain', 'Abu Dhabi']],
    ['AE', { city: 'Dubai', region: 'Dubai' }, ['Dubai']],
    ['ID', { city: 'Bandung', region: 'Jawa Barat', postcode: '40111' }, ['Bandung', 'Jawa Barat 40111']],
    ['KR', { city: 'Suwon', region: 'Gyeonggi', postcode: '16490' }, ['Suwon', 'Gyeonggi', '16490']],
    ['AU', { city: 'Cairns', region: 'Queensland', region_code: 'QLD', postcode: '4870' }, ['Cairns QLD 4870']],
    ['NZ', { city: 'Nelson', region: 'Nelson', postcode: '7010' }, ['Nelson 7010']],
    ['SA', { city: 'Riyadh', postcode: '12211' }, ['Riyadh 12211']],
    ['PK', { city: 'Lahore', postcode: '54000' }, ['Lahore-54000']],
    ['KE', { city: 'Nairobi', postcode: '00100' }, ['Nairobi', '00100']],
    ['PR', { city: 'Ponce', postcode: '00716' }, ['Ponce, 00716']],
    ['DE', { city: 'Bonn', region_code: 'NRW', postcode: '53113' }, ['53113 Bonn']],
  ])('writes the place as in %s: %j', (country_code, place, lines) => {
    expect(getAddressLines({ ...place, country_code })).toEqual(lines);
  });

  it.each([
    ['en-GB', 'GB', 'Poland'],
    ['pl-PL', undefined, 'Polska'],
    ['pl-PL', 'PL', null],
  ])('name the country in %s where the shop is in %s: %s', (locale, homeCountry, name) => {
    const lines = getAddressLines(address, { locale, homeCountry });
    expect(lines.slice(2, -1)).toEqual(['02-591 Warszawa', ...(name === null ? [] : [name])]);
  });

  it('leave out what is missing or no country', () => {
    expect(getAddressLines({ city: 'Bonn', country_code: 'DEU' }, { locale: 'en', homeCountry: 'GB' })).toEqual([
      'Bonn',
    ]);
    expect(getAddressLines({ firstname: null, street: null, city: 'Łódź' })).toEqual(['Łódź']);
    expect(getAddressLines({})).toEqual([]);
  });
});
