import { describe, expect, it } from 'vitest';
import { findStoreName } from './find-store-name.ts';

describe('findStoreName', () => {
  it.each([
    [{ view: 'UK Store', configured: 'Wagner' }, 'UK Store'],
    [{ view: 'Deutsch', titleSuffix: ' | Wagner', configured: 'Nord' }, 'Wagner'],
    [{ view: 'Default Store View', configured: 'Wagner' }, 'Wagner'],
    [{ view: 'Default Store View', title: ' Azulejaria Lisboa ', logo: ' ', configured: '' }, 'Azulejaria Lisboa'],
    [{ view: 'Default Store View', title: 'Magento Commerce', group: 'Wagner', configured: '' }, 'Wagner'],
    [{ view: 'Default Store View', group: 'Main Website Store', configured: '' }, null],
    [{ configured: '' }, null],
  ])('reads %o', (sources, expected) => {
    expect(findStoreName(sources)).toBe(expected);
  });

  it.each([
    ['de_DE', 'Deutsch'],
    ['de_DE', 'German'],
    ['de_AT', 'deutsch (Österreich)'],
    ['en_US', 'English Store View'],
    ['pl_PL', 'Polski'],
    ['pt_PT', 'Português'],
  ])('takes no language for a name: %s, %s', (locale, view) => {
    expect(findStoreName({ view, locale, group: 'Wagner', configured: '' })).toBe('Wagner');
    expect(findStoreName({ view, locale, configured: '' })).toBeNull();
  });

  it.each([
    ['de_DE', 'Deutsche Schuhe'],
    ['en_US', 'English Saddles'],
    ['', 'Deutsch'],
    ['*', 'Deutsch'],
    ['en_US', 'The View'],
  ])('takes a name for one in %s: %s', (locale, view) => {
    expect(findStoreName({ view, locale, group: 'Wagner', configured: 'Nord' })).toBe(view);
  });
});
