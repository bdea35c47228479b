import { describe, expect, it } from 'vitest';
import { findTextLocale } from './find-text-locale.ts';
import { locales } from './locale.ts';

describe('findTextLocale', () => {
  it('is the locale itself where the shop has its texts', () => {
    expect(locales.map(findTextLocale)).toEqual(locales);
    expect(findTextLocale('pt-PT')).toBe('pt_PT');
  });

  it.each([
    ['de_AT', 'de_DE'],
    ['de_CH', 'de_DE'],
    ['en_AU', 'en_GB'],
    ['en_CA', 'en_US'],
    ['es_MX', 'es_ES'],
    ['fr_BE', 'fr_FR'],
    ['it_CH', 'it_IT'],
    ['nl_BE', 'nl_NL'],
    ['pt_BR', 'pt_PT'],
  ])('has the texts of the same language for %s', (code, expected) => {
    expect(findTextLocale(code)).toBe(expected);
  });

  it.each(['sv_SE', 'zh_Hans_CN', 'constructor', 'en_', ''])('has none for "%s"', (code) => {
    expect(findTextLocale(code)).toBeNull();
  });
});
