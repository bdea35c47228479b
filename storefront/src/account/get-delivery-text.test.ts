import { expect, it } from 'vitest';
import { getAddressLines } from '../postal-address/index.ts';
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
    'Mme Anne Durand, Durand SARL, 12 rue de la Paix / étage 2, 75002 Paris',
  );
});

it('has the pickup point in place of the address', () => {
  expect(getDeliveryText(getAddressLines, { ...address, company: '', prefix: '' }, 'Relais, 1 rue Haute')).toBe(
    'Anne Durand, Relais, 1 rue Haute',
  );
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
