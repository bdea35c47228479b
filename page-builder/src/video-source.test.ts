import { describe, expect, it } from 'vitest';
import { getEmbedUrl, parseVideoSource } from './video-source.ts';

describe('parseVideoSource', () => {
  it.each([
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3',
    '//m.youtube.com/shorts/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  ])('[VID-07] recognizes %s as YouTube', (url) => {
    expect(parseVideoSource(url)).toEqual({ provider: 'youtube', id: 'dQw4w9WgXcQ' });
  });

  it.each([
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?title=0',
    'https://vimeo.com/channels/staff/76979871',
  ])('[VID-07] recognizes %s as Vimeo', (url) => {
    expect(parseVideoSource(url)).toEqual({ provider: 'vimeo', id: '76979871' });
  });

  it.each([
    'https://player.vimeo.com/video/123456789?h=abcdef0123',
    'https://vimeo.com/123456789/abcdef0123',
    'https://vimeo.com/123456789/abcdef0123/?share=copy',
    'https://vimeo.com/123456789?h=abcdef0123&title=0',
  ])('[VID-07] recognizes the hash of %s, which is unlisted', (url) => {
    expect(parseVideoSource(url)).toEqual({ provider: 'vimeo', id: '123456789', hash: 'abcdef0123' });
  });

  it.each(['?h=', '?h=xyz', '?h=ab%26autoplay=1', '?h=../1', '#h=ab12'])(
    '[VID-07] treats no other %s as a hash',
    (rest) => {
      expect(parseVideoSource(`https://player.vimeo.com/video/1${rest}`)).toEqual({ provider: 'vimeo', id: '1' });
    },
  );

  it.each([
    ['https://www.youtube.com/embed/videoseries?list=PL-1_a&rel=0', { id: 'videoseries', query: 'list=PL-1_a' }],
    ['https://www.youtube.com/embed/live_stream?channel=UC-1_a', { id: 'live_stream', query: 'channel=UC-1_a' }],
  ])('recognizes the playlist or live stream %s, and keeps its key', (url, expected) => {
    expect(parseVideoSource(url)).toEqual({ provider: 'youtube', ...expected });
  });

  it('[VID-07] recognizes files, with and without the prefix of jarallax', () => {
    expect(parseVideoSource('mp4:https://shop.example/a.mp4?v=2')).toEqual({
      provider: 'file',
      src: 'https://shop.example/a.mp4?v=2',
    });
    expect(parseVideoSource('/media/wysiwyg/a.webm')).toEqual({ provider: 'file', src: '/media/wysiwyg/a.webm' });
  });

  it.each([
    undefined,
    '',
    'false',
    'https://www.youtube.com',
    'https://www.youtube.com@evil.example/embed/dQw4w9WgXcQ',
    'https://youtube.com.evil.example/embed/dQw4w9WgXcQ',
    'https://user@www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/short',
    'https://www.youtube.com/redirect?q=x',
    'https://www.youtube.com/embed/videoseries',
    'https://www.youtube.com/embed/videoseries?list=a%26autoplay=1',
    'https://www.youtube.com/embed/live_stream?list=PL1',
    'javascript:alert(1)//.mp4',
    'data:video/mp4,x',
    '{{media url=a.mp4}}',
    'https://shop.example/page.html',
    'https://vimeo.com/1/settings',
  ])('[VID-07] rejects %j', (url) => {
    expect(parseVideoSource(url)).toBeUndefined();
  });
});

describe('getEmbedUrl', () => {
  it('rebuilds the URL without the original query', () => {
    expect(getEmbedUrl({ provider: 'youtube', id: 'dQw4w9WgXcQ' })).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
    expect(getEmbedUrl({ provider: 'vimeo', id: '1' })).toBe('https://player.vimeo.com/video/1?dnt=1');
  });

  it('includes the hash of an unlisted video', () => {
    expect(getEmbedUrl({ provider: 'vimeo', id: '1', hash: 'ab12' })).toBe(
      'https://player.vimeo.com/video/1?h=ab12&dnt=1',
    );
    expect(getEmbedUrl({ provider: 'vimeo', id: '1', hash: 'ab12' }, true)).toBe(
      'https://player.vimeo.com/video/1?h=ab12&dnt=1&background=1&muted=1',
    );
  });

  it('includes the key of a playlist', () => {
    expect(getEmbedUrl({ provider: 'youtube', id: 'videoseries', query: 'list=PL1' })).toBe(
      'https://www.youtube-nocookie.com/embed/videoseries?list=PL1',
    );
  });

  it('plays backgrounds muted', () => {
    expect(getEmbedUrl({ provider: 'youtube', id: 'dQw4w9WgXcQ' }, true)).toContain('mute=1');
    expect(getEmbedUrl({ provider: 'vimeo', id: '1' }, true)).toContain('muted=1');
  });
});
