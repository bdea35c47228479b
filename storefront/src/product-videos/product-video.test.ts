import { describe, expect, it } from 'vitest';
import { getPlayer } from './get-player.ts';
import { toProductVideos } from './product-video.ts';

const entry = (position: number, url: string | null, more: object = {}) => ({
  ...{ __typename: 'ProductVideo', url: `/${position}.jpg`, label: `Label ${position}`, position, disabled: false },
  video_content: { video_url: url, video_title: `Video ${position}`, video_description: null },
  ...more,
});

describe('toProductVideos', () => {
  it('orders videos and leaves out pictures, hidden ones and those without a URL', () => {
    const gallery = [
      entry(3, 'c'),
      null,
      entry(1, 'a', { video_content: { video_url: 'a', video_title: '', video_description: 'Text' }, url: null }),
      entry(2, 'hidden', { disabled: true }),
      entry(4, null),
      entry(5, 'e', { video_content: null }),
      { __typename: 'ProductImage', url: '/picture.jpg', label: null, position: 0, disabled: false },
    ];
    expect(toProductVideos(gallery)).toEqual([
      { url: 'a', title: 'Label 1', description: 'Text', poster: null },
      { url: 'c', title: 'Video 3', description: '', poster: '/3.jpg' },
    ]);
    expect(toProductVideos(null)).toEqual([]);
  });
});

describe('getPlayer', () => {
  it.each([
    [
      'https://youtu.be/aqz-KE-bpKQ?t=30',
      'frame',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=30',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    ],
    [
      'https://vimeo.com/76979871/8272103f6e#t=90s',
      'frame',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1#t=90s',
      'https://vimeo.com/76979871/8272103f6e',
    ],
    ['/media/film.mp4', 'file', '/media/film.mp4', '/media/film.mp4'],
  ])('plays %s', (url, type, src, link) => {
    expect(getPlayer(url)).toEqual({ type, src, link });
  });

  it.each(['', 'javascript:alert(1)//.mp4', 'https://evil.example/embed/aqz-KE-bpKQ'])('plays nothing of %j', (url) => {
    expect(getPlayer(url)).toBeNull();
  });
});
