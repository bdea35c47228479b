import { validateHeaderValue } from 'node:http';
import { describe, expect, it } from 'vitest';
import type { CachedQuery } from '../commerce/index.ts';
import { cacheTags } from './cache-tags.ts';

const uid = (id: number) => Buffer.from(String(id)).toString('base64');
const view = (data: unknown): CachedQuery => [['default', 'products', {}], { data, notices: [], errors: [] }];

describe('cacheTags', () => {
  it('writes the tags of Magento with its numeric ids', () => {
    expect(cacheTags([`cat_p_${uid(19)}`, `cat_c_${uid(5)}`, 'cms_p_home'], [])).toEqual([
      'layout',
      'cat_c',
      'cat_p',
      'cms_p',
      'cat_p_19',
      'cat_c_5',
      'cms_p_home',
    ]);
  });

  it('tags every product and category that the page shows, once, however deep it stands', () => {
    const product = (id: number) => ({ __typename: id % 2 ? 'SimpleProduct' : 'ConfigurableProduct', uid: uid(id) });
    const shown = {
      products: {
        items: [product(1), { ...product(2), related_products: [product(3)] }],
        category: { __typename: 'CategoryTree', uid: uid(7) },
      },
    };
    expect(cacheTags([`cat_p_${uid(1)}`], [view(shown), view(shown)])).toEqual([
      'layout',
      'cat_c',
      'cat_p',
      'cat_p_1',
      'cat_p_2',
      'cat_p_3',
      'cat_c_7',
    ]);
  });

  it('tags CMS blocks by their identifiers, and the products of a category', () => {
    const block = { identifier: 'home-teaser', content: '' };
    expect(cacheTags([`cat_c_p_${uid(5)}`], [view({ cmsBlocks: { items: [block] } })])).toEqual([
      'layout',
      'cms_b',
      'cat_c_p_5',
      'cms_b_home-teaser',
    ]);
  });

  it('writes identifiers in any script as a header can have them', () => {
    const block = { identifier: '年末セール – zniżki', content: '' };
    const header = cacheTags(['cms_p_会社概要'], [view({ category: { cms_block: block } })]).join(',');
    expect(() => validateHeaderValue('cache-tag', header)).not.toThrow();
    expect(Buffer.from(header, 'latin1').toString()).toBe(
      'layout,cms_b,cms_p,cms_p_会社概要,cms_b_年末セール – zniżki',
    );
  });

  it('keeps an id that is no number as it is', () => {
    expect(cacheTags(['cat_p_not-base64!'], [])).toEqual(['layout', 'cat_p', 'cat_p_not-base64!']);
  });
});
