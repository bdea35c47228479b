import { describe, expect, it, vi } from 'vitest';
import {
  findVimeoThumbnail,
  findYouTubeThumbnail,
  getVideoSize,
  parseVideoTimes,
  type PixelSize,
} from './video-source-details.ts';

describe('getVideoSize', () => {
  it('[VID-08] returns 1280 by 720 when the size is unknown', () => {
    for (const size of [undefined, {}, { width: 640 }, { width: 0, height: 0 }, { width: Number.NaN, height: 9 }])
      expect(getVideoSize(size)).toEqual({ width: 1280, height: 720 });
  });

  it('[VID-09] returns at least 1280 by 720', () => {
    expect(getVideoSize({ width: 640, height: 360 })).toEqual({ width: 1280, height: 720 });
    expect(getVideoSize({ width: 1920, height: 1080 })).toEqual({ width: 1920, height: 1080 });
  });
});

describe('parseVideoTimes', () => {
  it.each([
    ['https://www.youtube.com/embed/aqz-KE-bpKQ?start=5&end=12', { start: 5, end: 12 }],
    ['https://youtu.be/aqz-KE-bpKQ?t=1m2s', { start: 62 }],
    ['https://vimeo.com/76979871#t=1h0m3s', { start: 3603 }],
    ['/film.mp4', {}],
    ['https://youtu.be/x?start=9&end=3', { start: 9 }],
    ['https://youtu.be/x?start=-1&t=x', {}],
    ['http://[', {}],
    [undefined, {}],
  ])('parses %s', (url, expected) => {
    expect(parseVideoTimes(url)).toEqual(expected);
  });
});

describe('findYouTubeThumbnail', () => {
  const measureAs = (widths: Record<string, number>) =>
    vi.fn((url: string): Promise<PixelSize | undefined> => {
      const width = Object.entries(widths).find(([name]) => url.endsWith(`/${name}.jpg`))?.[1];
      return Promise.resolve(width === undefined ? undefined : { width, height: 90 });
    });

  it('[VID-14] requests the largest image of the video first', async () => {
    const measure = measureAs({ maxresdefault: 1280 });
    expect(await findYouTubeThumbnail('aqz-KE-bpKQ', measure)).toBe(
      'https://i.ytimg.com/vi/aqz-KE-bpKQ/maxresdefault.jpg',
    );
    expect(measure).toHaveBeenCalledOnce();
  });

  it('[VID-14] continues with smaller ones while the response is 120 pixels wide or fails', async () => {
    const measure = measureAs({ maxresdefault: 120, hqdefault: 480 });
    expect(await findYouTubeThumbnail('aqz-KE-bpKQ', measure)).toBe('https://i.ytimg.com/vi/aqz-KE-bpKQ/hqdefault.jpg');
    expect(measure.mock.calls.map(([url]) => url.split('/').at(-1))).toEqual([
      'maxresdefault.jpg',
      'sddefault.jpg',
      'hqdefault.jpg',
    ]);
  });

  it('[VID-14] returns undefined when there is none', async () => {
    expect(await findYouTubeThumbnail('aqz-KE-bpKQ', measureAs({}))).toBeUndefined();
  });
});

describe('findVimeoThumbnail', () => {
  it('[VID-15] returns the large thumbnail of the first entry', async () => {
    const load = vi.fn(() =>
      Promise.resolve([
        { thumbnail_large: 'https://i.vimeocdn.com/video/1_640.jpg' },
        { thumbnail_large: 'https://i.vimeocdn.com/video/2_640.jpg' },
      ]),
    );
    expect(await findVimeoThumbnail('76979871', load)).toBe('https://i.vimeocdn.com/video/1_640.jpg');
    expect(load).toHaveBeenCalledExactlyOnceWith('https://vimeo.com/api/v2/video/76979871.json');
  });

  it.each([
    [],
    {},
    null,
    'x',
    [{}],
    [{ thumbnail_large: 'javascript:alert(1)' }],
    [{ thumbnail_large: 'https://evil.example/a.jpg' }],
  ])('[VID-15] returns undefined for %j', async (answer) => {
    expect(await findVimeoThumbnail('1', () => Promise.resolve(answer))).toBeUndefined();
  });
});
