import { describe, expect, it } from 'vitest';
import { findLocale, locales, localeTag } from './locale.ts';

describe('locales', () => {
  it('[I18-02] are those that can be loaded', () => {
    const required = ['de_DE', 'en_GB', 'en_US', 'fr_CA', 'fr_FR', 'nl_NL', 'pl_PL', 'pt_PT'];
    expect([...locales].sort()).toEqual([...required, 'es_ES', 'it_IT'].sort());
  });

  it('are found by data key and by tag', () => {
    for (const locale of locales) {
      expect(findLocale(locale)).toBe(locale);
      expect(findLocale(localeTag(locale))).toBe(locale);
    }
  });

  it('have tags that Intl knows', () => {
    expect(Intl.NumberFormat.supportedLocalesOf(locales.map(localeTag))).toHaveLength(locales.length);
  });

  it.each(['sv_SE', 'pl', 'PL_pl', '', 'pl_PL_x', '__proto__'])('[I18-04] refuse "%s"', (code) => {
    expect(() => findLocale(code)).toThrow(new Error('Unable to locate locale'));
  });
});
