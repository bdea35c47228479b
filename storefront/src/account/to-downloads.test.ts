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
    { status: 'pending' },
    { status: null },
    { remaining_downloads: '0' },
  ])('offers no link for %j', (change) => {
    expect(toDownloads([{ ...item, ...change }])[0]?.href).toBeNull();
  });

  it('sorts the files by the date of their orders, newest first, and keeps those of an order together', () => {
    const items = [
      { ...item, order_increment_id: '1', date: '2025-01-01 00:00:00' },
      { ...item, order_increment_id: '3', date: '2026-02-01 00:00:00' },
      { ...item, order_increment_id: '0', date: null },
      { ...item, order_increment_id: '2', date: '2026-01-31 23:59:59' },
      { ...item, order_increment_id: '3', date: '2026-02-01 00:00:00', remaining_downloads: '1' },
    ];
    expect(toDownloads(items).map(({ order, remaining }) => [order, remaining])).toEqual([
      ['3', 3],
      ['3', 1],
      ['2', 3],
      ['1', 3],
      ['0', 3],
    ]);
  });
});
