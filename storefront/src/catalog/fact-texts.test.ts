import { describe, expect, it } from 'vitest';
import { getFactLabels, keepTexts, toFactTexts } from './fact-texts.ts';
import { toAttributeKinds } from './specification.ts';

type Kind = NonNullable<Parameters<typeof toAttributeKinds>[0]['attributesList']>['items'][number];

const kinds = (...items: Kind[]) => toAttributeKinds({ storeConfig: null, attributesList: { items } });

describe('toFactTexts', () => {
  it('reads texts, but no selection that only shares its code', () => {
    const items = [
      { code: 'composition', value: '<p>Magnesium</p>' },
      { code: 'storage', selected_options: [{ label: '256 GB' }] },
    ];
    expect(toFactTexts({ items })).toEqual({ composition: '<p>Magnesium</p>' });
  });

  it('reads a delivery time that is selected', () => {
    const items = [{ code: 'delivery_time', selected_options: [{ label: '3 days' }] }];
    expect(toFactTexts({ items })).toEqual({ deliveryTime: '3 days' });
  });
});

describe('keepTexts', () => {
  it('leaves out what is no text as far as the kind is known', () => {
    const known = kinds(
      { code: 'warnings', label: 'Warnings', frontend_input: 'BOOLEAN' },
      { code: 'producer', label: 'Producer', frontend_input: 'TEXTAREA' },
    );
    expect(keepTexts({ warnings: '1', producer: 'Witryna', storage: 'Dry' }, known)).toEqual({
      producer: 'Witryna',
      storage: 'Dry',
    });
  });
});

describe('getFactLabels', () => {
  it('names the facts of the product and its variants', () => {
    const known = kinds(
      { code: 'storage', label: 'Memory', frontend_input: 'TEXT' },
      { code: 'composition', label: 'Material', frontend_input: 'TEXT' },
      { code: 'dosage', label: 'Use', frontend_input: 'TEXT' },
    );
    expect(getFactLabels([{ storage: '256 GB' }, { composition: 'Wool' }], known)).toEqual({
      storage: 'Memory',
      composition: 'Material',
    });
  });
});
