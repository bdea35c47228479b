import { expect, it } from 'vitest';
import { getAddressLines, type ToAddressLines } from '../postal-address/index.ts';
import { getDeliveryText } from './get-delivery-text.ts';

const address = {
  prefix: 'Mme',
  firstname: 'Anne',
  lastname: 'Durand',
  company: 'Durand SARL',
  street: ['12 rue de la Paix', 'étage 2'],
  postcode: '75002',
  city: 'Paris',
  telephone: '+33123456789',
  vat_id: 'FR12345678901',
};

it('names the person with title and company, and the address', () => {
  expect(getDeliveryText(getAddressLines, address)).toBe(
    'Mme Anne Durand, Durand SARL, 12 rue de la Paix, étage 2, 75002 Paris',
  );
});

it('has the pickup point in place of the address', () => {
  expect(getDeliveryText(getAddressLines, { ...address, company: '', prefix: '' }, 'Relais, 1 rue Haute')).toBe(
    'Anne Durand, Relais, 1 rue Haute',
  );
});

it('has the names in the order of the country, and names a foreign one once', () => {
  const japanese = { firstname: '太郎', lastname: '山田', street: ['千代田1-1'], city: '千代田区', country_code: 'JP' };
  const toLines: ToAddressLines = (one) => getAddressLines(one, { locale: 'en-US', homeCountry: 'US' });
  expect(getDeliveryText(toLines, japanese)).toBe('山田 太郎, 千代田1-1, 千代田区, Japan');
});

it('leaves out what a receipt of an earlier release lacks', () => {
  expect(
    getDeliveryText(getAddressLines, {
      firstname: 'Anna',
      lastname: 'Nowak',
      street: ['Prosta 1'],
      postcode: '00-838',
      city: 'W',
    }),
  ).toBe('Anna Nowak, Prosta 1, 00-838 W');
});
