import { describe, expect, it } from 'vitest';
import { toDownloads } from './to-downloads.ts';

const item = {
  date: '2026-11-25 10:00:00',
  download_url: 'https://shop.example/downloadable/1',
  order_increment_id: '000000007',
  remaining_downloads: '3',
  status: 'available',
};

describe('toDownloads', () => {
  it('reads a link with the number of downloads that are left', () => {
    expect(toDownloads([item, null])).toEqual([
      { id: '000000007-0', order: '000000007', date: '2026-11-25T10:00:00Z', href: item.download_url, remaining: 3 },
    ]);
  });

  it('takes a word for any number of downloads', () => {
    expect(toDownloads([{ ...item, remaining_downloads: 'Nieograniczona' }])[0]?.remaining).toBeNull();
  });

  it.each([
    { download_url: '' },
    { download_url: null },
    { download_url: 'javascript:alert(1)' },
    { status: 'expired' },
    { remaining_downloads: '0' },
  ])('offers no link for %j', (change) => {
    expect(toDownloads([{ ...item, ...change }])[0]?.href).toBeNull();
  });
});
