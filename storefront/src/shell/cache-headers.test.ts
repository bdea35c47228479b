import { describe, expect, it } from 'vitest';
import { getCacheHeaders } from './cache-headers.ts';

describe('getCacheHeaders', () => {
  it('lets shared caches store a public page under its tags', () => {
    const headers = getCacheHeaders(200, ['cat_p_1', 'cms_b_footer']);
    expect(headers['cache-tag']).toBe('cat_p_1,cms_b_footer');
    expect(headers['cache-control']).toContain('s-maxage=60');
  });

  it.each([
    [200, undefined],
    [404, ['cms_b_footer']],
  ])('lets nobody store a page with status %s and tags %j', (status, tags) => {
    expect(getCacheHeaders(status, tags)).toEqual({ 'cache-control': 'private, no-store' });
  });
});
