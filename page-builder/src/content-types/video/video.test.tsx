// @vitest-environment jsdom
import { fireEvent } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../fixtures/browser-stubs.ts';
import { row, tag } from '../../fixtures/markup.ts';
import { video, type VideoMarkup } from '../../fixtures/markup-widgets.ts';
import { readNode, renderMarkup } from '../../fixtures/render-markup.tsx';
import { RichContent } from '../../index.ts';
import { parseRichContent } from '../../parser/index.node.ts';
import { loadRenderers } from '../../render/load-renderers.ts';

const youTube = 'https://www.youtube.com/embed/aqz-KE-bpKQ';

async function show(markup: VideoMarkup) {
  const html = row(video(markup));
  await loadRenderers(parseRichContent(html));
  return renderMarkup(html);
}

beforeEach(() => {
  stubBrowser();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('HostedVideo', () => {
  it('[PBT-43] [VI-2] loads the player, which has a title, only after the click', async () => {
    const { container, getByRole, getByTitle } = await show({ src: `${youTube}?autoplay=1`, maxWidth: '640px' });
    expect(container.querySelector('iframe')).toBeNull();
    expect(container.querySelector('[style*="max-width: 640px"]')).not.toBeNull();
    fireEvent.click(getByRole('button', { name: 'Play: Video' }));
    expect(getByTitle('Video').getAttribute('src')).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    );
  });

  it('[VI-2] has the title in the markup', async () => {
    const { getByRole, getByTitle } = await show({
      src: 'https://player.vimeo.com/video/76979871',
      attributes: { title: 'Jak powstaje olej' },
    });
    fireEvent.click(getByRole('button', { name: 'Play: Jak powstaje olej' }));
    expect(getByTitle('Jak powstaje olej').getAttribute('src')).toBe(
      'https://player.vimeo.com/video/76979871?dnt=1&autoplay=1',
    );
  });

  it('plays and links an unlisted Vimeo video with its hash', async () => {
    const markup = { src: 'https://vimeo.com/76979871/8272103f6e' };
    const content = parseRichContent(video(markup));
    const { getByRole, getByTitle } = await show(markup);
    expect(renderToString(<RichContent content={content} />)).toContain(
      '<noscript><a href="https://vimeo.com/76979871/8272103f6e"',
    );
    fireEvent.click(getByRole('button'));
    expect(getByTitle('Video').getAttribute('src')).toBe(
      'https://player.vimeo.com/video/76979871?h=8272103f6e&dnt=1&autoplay=1',
    );
  });

  it.each([
    [`${youTube}?start=30&end=45`, 'start=30&end=45'],
    ['https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=1m5s', 'start=65'],
    ['https://vimeo.com/76979871#t=90s', '#t=90s'],
  ])('plays %s with its start and end', async (src, times) => {
    const { getByRole, getByTitle } = await show({ src });
    fireEvent.click(getByRole('button'));
    expect(getByTitle('Video').getAttribute('src')).toContain(times);
  });

  it('announces loading until the player has loaded', async () => {
    const { getByRole, getByTitle, queryByText } = await show({ src: youTube });
    fireEvent.click(getByRole('button'));
    expect(queryByText('Loading')).not.toBeNull();
    fireEvent.load(getByTitle('Video'));
    expect(queryByText('Loading')).toBeNull();
  });

  it('is a link in the server HTML for visitors without scripts', async () => {
    const content = parseRichContent(video({ src: youTube }));
    await loadRenderers(content);
    expect(renderToString(<RichContent content={content} />)).toMatch(
      /<noscript><a href="https:\/\/www\.youtube\.com\/watch\?v=aqz-KE-bpKQ"[^>]*>Play: Video<\/a><\/noscript>/,
    );
  });

  it.each([
    ['videoseries?list=PL1', 'playlist?list=PL1'],
    ['live_stream?channel=UC1', 'channel/UC1/live'],
  ])('plays %s, and links to it for visitors without scripts', async (address, page) => {
    const markup = video({ src: `https://www.youtube.com/embed/${address}` });
    const { getByRole, getByTitle } = await show({ src: `https://www.youtube.com/embed/${address}` });
    fireEvent.click(getByRole('button'));
    expect(getByTitle('Video').getAttribute('src')).toContain(`/embed/${address}&autoplay=1`);
    expect(renderToString(<RichContent content={parseRichContent(markup)} />)).toContain(
      `<a href="https://www.youtube.com/${page}"`,
    );
  });

  it('[VID-07] renders nothing for other URLs', async () => {
    expect((await show({ src: 'https://evil.example/embed/aqz-KE-bpKQ' })).queryByRole('button')).toBeNull();
  });
});

describe('VideoFile', () => {
  const src = '/media/film.mp4';

  it('[PBT-43] [VID-08] has the browser controls and reserves its space', async () => {
    const { container } = await show({
      src,
      attributes: { 'aria-label': 'Nasza tłocznia', poster: '/media/kadr.jpg' },
    });
    expect(container.querySelector('video')).toMatchObject({
      controls: true,
      width: 1280,
      height: 720,
      preload: 'none',
    });
    expect(container.querySelector('video')?.getAttribute('src')).toBe(src);
    expect(container.querySelector('video')?.poster).toContain('/media/kadr.jpg?quality=85');
    expect(container.querySelector('video')?.getAttribute('aria-label')).toBe('Nasza tłocznia');
  });

  it('[VI-3] has the captions in the markup', async () => {
    const tracks =
      tag('track', { kind: 'captions', src: '/media/film.pl.vtt', srclang: 'pl', label: 'Polskie' }) +
      tag('track', { kind: 'metadata', src: '/x.vtt' }) +
      tag('track', { src: 'javascript:alert(1)' });
    expect(readNode('video', video({ src, tracks })).captions).toEqual([
      { src: '/media/film.pl.vtt', kind: 'captions', language: 'pl', label: 'Polskie' },
    ]);
    const { container } = await show({ src, tracks });
    expect(container.querySelector('track')?.outerHTML).toBe(
      '<track src="/media/film.pl.vtt" kind="captions" srclang="pl" label="Polskie" default="">',
    );
  });

  it('[PBT-43] [VI-3] autoplays muted, in the viewport only, until the visitor pauses it', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const stubs = stubBrowser();
    const { container } = await show({ src });
    const film = container.querySelector('video') ?? document.createElement('video');
    expect(film.muted).toBe(true);
    expect(play).not.toHaveBeenCalled();
    stubs.show(0, 0);
    expect(play).toHaveBeenCalledTimes(1);
    stubs.show(1, 1);
    expect(pause).toHaveBeenCalledTimes(1);
    stubs.show(0, 0);
    expect(play).toHaveBeenCalledTimes(2);
    fireEvent.pause(film);
    stubs.show(1, 1);
    stubs.show(0, 0);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('[VID-01] [VID-04] reports its events to the host, and pauses at the end time in its URL', async () => {
    vi.useFakeTimers();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const onVideoEvent = vi.fn();
    const html = row(video({ src: `${src}?start=2&end=9` }));
    await loadRenderers(parseRichContent(html));
    const { container } = renderMarkup(html, { onVideoEvent });
    const film = container.querySelector('video') ?? document.createElement('video');
    fireEvent.loadedMetadata(film);
    expect(film.currentTime).toBe(2);
    fireEvent.play(film);
    film.currentTime = 9;
    vi.advanceTimersByTime(150);
    expect(pause).toHaveBeenCalledOnce();
    expect(onVideoEvent.mock.calls.map(([event]: { type: string }[]) => event?.type)).toEqual([
      'ready',
      'started',
      'play',
      'timeupdate',
    ]);
  });

  it('[G-15] does not autoplay with reduced motion', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const stubs = stubBrowser({ reducedMotion: true });
    await show({ src });
    stubs.show(0, 0);
    expect(play).not.toHaveBeenCalled();
  });
});
