import { describe, expect, it } from 'vitest';
import type { PurgedTags } from './parse-purge.ts';
import { toTagMatcher } from './tag-matcher.ts';

const pageTags = [
  'layout',
  'cat_c',
  'cat_p',
  'cms_b',
  'cms_p',
  'cat_p_1',
  'cat_p_12',
  'cat_c_5',
  'cat_c_p_5',
  'cms_p_home',
  'cms_b_footer',
];

describe('toTagMatcher', () => {
  it.each<[PurgedTags, string[]]>([
    ['all', pageTags],
    [['cat_p_1'], ['cat_p_1']],
    [['cat_c_p_5'], ['cat_c_p_5']],
    [['cat_c_7'], ['layout']],
    [['cat_c'], ['layout', 'cat_c']],
    // After a full reindex.
    [
      ['cat_c', 'cat_p'],
      ['layout', 'cat_c', 'cat_p'],
    ],
    [['cms_b'], ['cms_b']],
    [['cms_p'], ['cms_p']],
    [['cms_p_6'], ['cms_p_home']],
    [['cms_b_9', 'cms_b_footer'], ['cms_b_footer']],
    [['layout'], ['layout']],
  ])('matches for the purge of %j the tags %j', (purged, expected) => {
    expect(pageTags.filter(toTagMatcher(purged))).toEqual(expected);
  });
});
