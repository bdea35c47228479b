import { describe, expect, it } from 'vitest';
import { findListedIds, type ListedWish } from './listed-wishes.ts';

const textUid = btoa('custom-option/1');
const valueUid = btoa('custom-option/1/7');

const shoe = (id: string, color: string | null): ListedWish => ({
  __typename: 'ConfigurableWishlistItem',
  id,
  product: { __typename: 'ConfigurableProduct', uid: 'MQ==', sku: 'shoe' },
  customizable_options: [],
  configurable_options: color === null ? [] : [{ configurable_product_option_value_uid: color }],
});
const lamp = (id: string, engraving?: string): ListedWish => ({
  __typename: 'SimpleWishlistItem',
  id,
  product: { __typename: 'SimpleProduct', uid: 'Mg==', sku: 'lamp' },
  customizable_options:
    engraving === undefined
      ? []
      : [
          {
            customizable_option_uid: textUid,
            values: [{ value: engraving }],
          },
        ],
});
const engraved = (value: string) => ({ selectedOptions: [], enteredOptions: [{ uid: textUid, value }] });

describe('findListedIds', () => {
  const shoes = [shoe('1', 'red'), null, shoe('2', 'blue'), lamp('3')];

  it('returns all lines of a product without options, as on its card', () => {
    expect(findListedIds(shoes, 'shoe', undefined)).toEqual(['1', '2']);
    expect(findListedIds(shoes, 'boot', undefined)).toEqual([]);
  });

  it('returns only the line of the chosen variant', () => {
    expect(findListedIds(shoes, 'shoe', { selectedOptions: ['blue'] })).toEqual(['2']);
    expect(findListedIds(shoes, 'shoe', { selectedOptions: ['green'] })).toEqual([]);
  });

  it('takes a line without a choice for that of every variant', () => {
    const open = [...shoes, shoe('4', null)];
    expect(findListedIds(open, 'shoe', { selectedOptions: ['green'] })).toEqual(['4']);
    expect(findListedIds(open, 'shoe', { selectedOptions: ['red'] })).toEqual(['1']);
  });

  it('tells what was entered apart, and a product without it', () => {
    const lamps = [lamp('5', 'Für Oma '), lamp('6'), lamp('7', 'Für Opa')];
    expect(findListedIds(lamps, 'lamp', engraved('Für Oma'))).toEqual(['5']);
    expect(findListedIds(lamps, 'lamp', { selectedOptions: [] })).toEqual(['6']);
    expect(findListedIds(lamps, 'lamp', engraved('Für uns'))).toEqual([]);
    expect(findListedIds([lamp('8', '7'), lamp('9', '6')], 'lamp', { selectedOptions: [valueUid] })).toEqual(['8']);
  });
});
