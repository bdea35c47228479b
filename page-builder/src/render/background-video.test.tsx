// @vitest-environment jsdom
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser, type BrowserStubs } from '../fixtures/browser-stubs.ts';
import { row } from '../fixtures/markup.ts';
import { renderMarkup } from '../fixtures/render-markup.tsx';

let stubs: BrowserStubs;
const play = vi.spyOn(HTMLMediaElement.prototype, 'play');
const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause');

async function show(attributes: Record<string, string>, settings: Parameters<typeof renderMarkup>[1] = {}) {
  const result = renderMarkup(
    row('', {
      attributes: {
        'data-background-type': 'video',
        'data-video-play-only-visible': 'true',
        'data-video-fallback-src': '/still.jpg',
        ...attributes,
      },
    }),
    settings,
  );
  await result.findByRole('button', { name: 'Pause background video' });
  return result;
}
const filmIn = ({ container }: { container: HTMLElement }) =>
  container.querySelector('video') ?? document.createElement('video');

beforeEach(() => {
  stubs = stubBrowser();
  play.mockReset().mockResolvedValue();
  pause.mockReset();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('BackgroundVideo', () => {
  it('[VID-05] shows the image again when it ends and does not loop', async () => {
    const result = await show({ 'data-video-src': '/a.mp4', 'data-video-loop': 'false' });
    stubs.show(0, 0);
    const film = filmIn(result);
    fireEvent.play(film);
    expect(film.hidden).toBe(false);
    fireEvent.ended(film);
    expect(film.hidden).toBe(true);
    expect(result.container.querySelector('img')?.getAttribute('src')).toContain('/still.jpg');
  });

  it('[VID-02] restarts when it ends and loops', async () => {
    const result = await show({ 'data-video-src': '/a.mp4', 'data-video-loop': 'true' });
    stubs.show(0, 0);
    const film = filmIn(result);
    fireEvent.ended(film);
    expect(film.hidden).toBe(false);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('[VID-06] plays only while it is in the viewport', async () => {
    await show({ 'data-video-src': '/a.mp4' });
    expect(play).not.toHaveBeenCalled();
    stubs.show(0, 0);
    expect(play).toHaveBeenCalledTimes(1);
    stubs.show(1, 1);
    expect(pause).toHaveBeenCalledTimes(1);
    stubs.show(0, 0);
    expect(play).toHaveBeenCalledTimes(2);
  });

  it('[VID-12] reports an error to the host, and shows the image without a message', async () => {
    const onVideoEvent = vi.fn();
    const result = await show({ 'data-video-src': '/a.mp4' }, { onVideoEvent });
    stubs.show(0, 0);
    fireEvent.error(filmIn(result));
    expect(onVideoEvent).toHaveBeenLastCalledWith({ type: 'error', time: 0, volume: 0 });
    expect(filmIn(result).hidden).toBe(true);
    expect(result.container.textContent).toBe('');
  });

  it("[VID-13] loads the player of its provider with the provider's script when it plays", async () => {
    await show({ 'data-video-src': 'https://vimeo.com/76979871' });
    const scripts = () => Array.from(document.head.querySelectorAll('script'), ({ src }) => src);
    expect(scripts()).toEqual([]);
    stubs.show(0, 0);
    expect(scripts()).toEqual(['https://player.vimeo.com/api/player.js']);
  });

  it('plays in a plain frame if no script of its provider is allowed', async () => {
    const { container } = await show({ 'data-video-src': 'https://youtu.be/dQw4w9WgXcQ' }, { scriptHosts: [] });
    stubs.show(0, 0);
    expect(container.querySelector('[inert] > iframe')?.getAttribute('src')).toContain(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&mute=1',
    );
    act(() => {
      fireEvent.click(container.querySelector('button') ?? document.body);
    });
    expect(container.querySelector('iframe')).toBeNull();
  });
});
