import { describe, expect, it } from 'vitest';
import { emptyAddress } from './address.ts';
import { beginAddressChoice, chooseAddress, otherAddress, typeAddress } from './address-choice.ts';
import { anna } from './testing/checkout-fixture.ts';

const office = { ...anna, street: ['Biurowa 9'] };
const book = [
  { id: '1', address: anna, isShippingDefault: true },
  { id: '2', address: office, isShippingDefault: false },
];
const typed = { ...emptyAddress, firstname: 'Ewa', street: ['Wakacyjna 3'] };
const nobody = { firstname: '', lastname: '' };
const ola = { firstname: 'Ola', lastname: 'Nowak' };

describe('the choice of an address', () => {
  it('begins with the first saved one, or with what an earlier visit left', () => {
    expect(beginAddressChoice(null, book, nobody)).toEqual({ chosen: '1', address: anna, other: emptyAddress });
    expect(beginAddressChoice(office, book, nobody)).toMatchObject({ chosen: '2', address: office });
    expect(beginAddressChoice(typed, book, ola)).toEqual({ chosen: otherAddress, address: typed, other: typed });
    expect(beginAddressChoice(emptyAddress, book, ola)).toEqual({ chosen: '1', address: anna, other: emptyAddress });
    expect(beginAddressChoice(null, [], nobody)).toEqual({
      chosen: otherAddress,
      address: emptyAddress,
      other: emptyAddress,
    });
  });

  it('begins with the name of the account where nothing is saved and no name was typed', () => {
    expect(beginAddressChoice(null, [], ola).address).toEqual({ ...emptyAddress, ...ola });
    expect(beginAddressChoice({ ...emptyAddress, city: 'Gdynia' }, [], ola).address).toEqual({
      ...emptyAddress,
      ...ola,
      city: 'Gdynia',
    });
    expect(beginAddressChoice(null, book, ola).address).toBe(anna);
  });

  it('[CHK-05] loses nothing typed when a saved address is looked at', () => {
    const written = typeAddress(chooseAddress(beginAddressChoice(null, book, nobody), otherAddress, book), typed);
    const looked = chooseAddress(written, '2', book);
    expect(looked.address).toBe(office);
    expect(chooseAddress(looked, otherAddress, book)).toEqual(written);
  });

  it('keeps what completes a saved address apart from what was typed as another', () => {
    const completed = typeAddress(chooseAddress(beginAddressChoice(typed, book, ola), '2', book), {
      ...office,
      telephone: '600',
    });
    expect(completed).toEqual({ chosen: '2', address: { ...office, telephone: '600' }, other: typed });
  });
});
