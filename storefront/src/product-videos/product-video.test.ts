import { describe, expect, it } from 'vitest';
import { addVideoSlides } from './add-video-slides.tsx';
import { getPlayer } from './get-player.ts';
import { toProductVideos, type ProductVideo } from './product-video.ts';

const file = (number: number) => `/${number}.mp4`;
const entry = (position: number, url: string | null, more: object = {}) => ({
  ...{ __typename: 'ProductVideo', url: `/${position}.jpg`, label: `Label ${position}`, position, disabled: false },
  video_content: { video_url: url, video_title: `Video ${position}`, video_description: null },
  ...more,
});
const picture = (position: number, more: object = {}) => ({
  ...{ __typename: 'ProductImage', url: '/picture.jpg', label: null, position, disabled: false },
  ...more,
});

describe('toProductVideos', () => {
  it('finds the places of videos among what is shown', () => {
    const gallery = [
      entry(6, file(6)),
      null,
      picture(2),
      entry(3, file(3), {
        video_content: { video_url: file(3), video_title: '', video_description: 'Text' },
      }),
      picture(1),
      picture(4, { disabled: true }),
      picture(5, { url: null }),
    ];
    expect(toProductVideos(gallery)).toEqual([
      { index: 2, player: getPlayer(file(3)), title: 'Label 3', description: 'Text', poster: '/3.jpg' },
      { index: 3, player: getPlayer(file(6)), title: 'Video 6', description: '', poster: '/6.jpg' },
    ]);
    expect(toProductVideos(null)).toEqual([]);
  });

  it('leaves out videos that are hidden, and those without a preview image or a player', () => {
    const gallery = [
      entry(1, file(1), { disabled: true }),
      entry(2, null),
      entry(3, 'https://shop.example/page.html'),
      entry(4, file(4), { video_content: null }),
      entry(5, file(5), { url: null }),
      entry(6, file(6)),
    ];
    expect(toProductVideos(gallery).map(({ index, poster }) => [index, poster])).toEqual([[0, '/6.jpg']]);
  });
});

describe('addVideoSlides', () => {
  const options = { name: 'Lampe', imageSize: { maxWidth: 640, sizes: '100vw' } };
  const pictures = ['a', 'b', 'c'].map((alt) => ({ src: `/${alt}.jpg`, alt }));
  const toVideo = (index: number, title: string): ProductVideo[] => {
    const player = getPlayer(file(index));
    return player ? [{ index, player, title, description: '', poster: `/${index}.jpg` }] : [];
  };
  const videos = [...toVideo(0, 'Zuerst'), ...toVideo(2, '')];

  it('shows the videos in their places', () => {
    const slides = addVideoSlides(pictures, videos, options);
    expect(slides.map(({ alt, video }) => (video ? `video: ${alt}` : alt))).toEqual([
      'video: Zuerst',
      'a',
      'video: Lampe',
      'b',
      'c',
    ]);
  });

  it('shows them behind fewer pictures', () => {
    expect(addVideoSlides([], [...toVideo(4, 'Ende')], options).map(({ alt }) => alt)).toEqual(['Ende']);
  });
});

describe('getPlayer', () => {
  it.each([
    [
      'https://youtu.be/aqz-KE-bpKQ?t=30',
      'frame',
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0&start=30',
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
      'YouTube',
    ],
    [
      'https://vimeo.com/76979871/8272103f6e#t=90s',
      'frame',
      'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1#t=90s',
      'https://vimeo.com/76979871/8272103f6e',
      'Vimeo',
    ],
    ['/media/film.mp4', 'file', '/media/film.mp4', '/media/film.mp4', null],
  ])('plays %s', (url, type, src, link, host) => {
    expect(getPlayer(url)).toEqual({ type, src, link, host });
  });

  it.each(['', 'javascript:alert(1)//.mp4', 'https://evil.example/embed/aqz-KE-bpKQ'])('plays nothing of %j', (url) => {
    expect(getPlayer(url)).toBeNull();
  });
});
