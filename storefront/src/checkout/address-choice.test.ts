import { describe, expect, it } from 'vitest';
import { emptyAddress } from './address.ts';
import {
  beginAddressChoice,
  chooseAddress,
  findOtherBillingAddress,
  findPreferredAddress,
  otherAddress,
  typeAddress,
} from './address-choice.ts';
import { anna } from './testing/checkout-fixture.ts';

const office = { ...anna, street: ['Biurowa 9'] };
const home = { id: '1', address: anna, isShippingDefault: true, isBillingDefault: false };
const headquarters = { id: '2', address: office, isShippingDefault: false, isBillingDefault: true };
const book = [home, headquarters];
const typed = { ...emptyAddress, firstname: 'Ewa', street: ['Wakacyjna 3'] };
const ola = { firstname: 'Ola', lastname: 'Nowak' };

describe('the choice of an address', () => {
  it('begins with the preferred saved one, or with what an earlier visit left', () => {
    expect(beginAddressChoice(null, book, home)).toEqual({ chosen: '1', address: anna, other: emptyAddress });
    expect(beginAddressChoice(office, book, home)).toMatchObject({ chosen: '2', address: office });
    expect(beginAddressChoice(typed, book, home, ola)).toEqual({ chosen: otherAddress, address: typed, other: typed });
    expect(beginAddressChoice(emptyAddress, book, home, ola)).toEqual({
      chosen: '1',
      address: anna,
      other: emptyAddress,
    });
    expect(beginAddressChoice(null, [], undefined)).toEqual({
      chosen: otherAddress,
      address: emptyAddress,
      other: emptyAddress,
    });
  });

  it('begins with the name of the account where nothing is saved and no name was typed', () => {
    expect(beginAddressChoice(null, [], undefined, ola).address).toEqual({ ...emptyAddress, ...ola });
    expect(beginAddressChoice({ ...emptyAddress, city: 'Gdynia' }, [], undefined, ola).address).toEqual({
      ...emptyAddress,
      ...ola,
      city: 'Gdynia',
    });
    expect(beginAddressChoice(null, book, home, ola).address).toBe(anna);
  });

  it('[CHK-05] loses nothing typed when a saved address is looked at', () => {
    const written = typeAddress(chooseAddress(beginAddressChoice(null, book, home), otherAddress, book), typed);
    const looked = chooseAddress(written, '2', book);
    expect(looked.address).toBe(office);
    expect(chooseAddress(looked, otherAddress, book)).toEqual(written);
  });

  it('keeps what completes a saved address apart from what was typed as another', () => {
    const completed = typeAddress(chooseAddress(beginAddressChoice(typed, book, home, ola), '2', book), {
      ...office,
      telephone: '600',
    });
    expect(completed).toEqual({ chosen: '2', address: { ...office, telephone: '600' }, other: typed });
  });
});

describe('findPreferredAddress', () => {
  it('returns the default shipping address, or the default billing address when nothing is shipped', () => {
    expect(findPreferredAddress(book, false)).toBe(home);
    expect(findPreferredAddress(book, true)).toBe(headquarters);
  });

  it('returns the first address when none is the default', () => {
    expect(findPreferredAddress([home], true)).toBe(home);
    expect(findPreferredAddress([headquarters], false)).toBe(headquarters);
    expect(findPreferredAddress([], true)).toBeUndefined();
  });
});

describe('findOtherBillingAddress', () => {
  it('returns the default billing address unless the order is shipped to it', () => {
    expect(findOtherBillingAddress(book, anna)).toBe(headquarters);
    expect(findOtherBillingAddress(book, office)).toBeUndefined();
    expect(findOtherBillingAddress([home], typed)).toBeUndefined();
  });
});
