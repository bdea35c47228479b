import { expect, it } from 'vitest';
import { findUnavailableNames } from './find-unavailable-names.ts';

const lines = [
  { name: 'Boot', sku: 'BOOT-42' },
  { name: 'Laces', sku: 'LACES' },
  { name: 'Care set', sku: 'SET-WAX-BRUSH' },
];

it.each([
  { case: 'none without an error', result: { cartSkus: [], messages: [] }, names: [] },
  {
    case: 'the product whose SKU an error names',
    result: {
      cartSkus: ['BOOT', 'LACES', 'SET'],
      messages: ['Could not add the product with SKU LACES to the shopping cart: sold out'],
    },
    names: ['Laces'],
  },
  {
    case: 'the product that the cart lacks when the error names only an id',
    result: { cartSkus: ['LACES', 'SET'], messages: ['Could not find a product with ID "7"'] },
    names: ['Boot'],
  },
  {
    case: 'none when neither the cart nor the error tells',
    result: { cartSkus: null, messages: ['LACES-2 is gone'] },
    names: [],
  },
])('returns $case', ({ result, names }) => {
  expect(findUnavailableNames(lines, result)).toEqual(names);
});
