import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePurge } from './parse-purge.ts';

describe('parsePurge', () => {
  it('reads the patterns that Magento sends', () => {
    const tags = fc.array(fc.stringMatching(/^[a-z_]{1,8}_\d{1,6}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(tags, (names) => {
        const pattern = names.map((name) => `((^|,)${name}(,|$))`).join('|');
        expect(parsePurge({ 'x-magento-tags-pattern': pattern })).toEqual(names);
      }),
    );
    expect(parsePurge({ 'x-magento-tags-pattern': '.*' })).toBe('all');
  });

  it('reads identifiers of CMS blocks in any script, as the bytes of a header', () => {
    const tags = ['cms_b_Zimní výprodej à la carte', 'cms_b_年末セール'].map((tag) =>
      Buffer.from(tag).toString('latin1'),
    );
    const pattern = tags.map((tag) => `((^|,)${tag}(,|$))`).join('|');
    expect(parsePurge({ 'x-magento-tags-pattern': pattern })).toEqual(tags);
  });

  it.each(['', 'cat_p_1', '(a+)+$', '((^|,).*(,|$))|', '((^|,)a(,|$))|(b|c)', '((^|,)a|b(,|$))'])(
    'rejects the pattern %j',
    (pattern) => {
      expect(parsePurge({ 'x-magento-tags-pattern': pattern })).toBeNull();
    },
  );

  it('reads lists of tags', () => {
    expect(parsePurge({ 'cache-tag': 'cat_p_1, layout,' })).toEqual(['cat_p_1', 'layout']);
    expect(parsePurge({ 'surrogate-key': 'cat_p_1  layout' })).toEqual(['cat_p_1', 'layout']);
    expect(parsePurge({})).toBeNull();
  });
});
