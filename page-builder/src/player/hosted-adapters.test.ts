// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { PlayerEventType, CreatePlayerAdapter } from './player-adapter.ts';
import { createVimeoAdapter } from './vimeo-adapter.ts';
import { createYouTubeAdapter } from './youtube-adapter.ts';

function begin(start: CreatePlayerAdapter) {
  const told: PlayerEventType[] = [];
  return { told, player: start((type) => told.push(type)) };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('createYouTubeAdapter', () => {
  function stubYouTube() {
    const calls = { playVideo: vi.fn(), pauseVideo: vi.fn(), seekTo: vi.fn(), destroy: vi.fn() };
    const options: {
      videoId: string;
      host: string;
      playerVars: unknown;
      events: { onReady(): void; onStateChange(event: { data: number }): void; onError(): void };
    }[] = [];
    class Player {
      playVideo = calls.playVideo;
      pauseVideo = calls.pauseVideo;
      seekTo = calls.seekTo;
      destroy = calls.destroy;
      constructor(_element: HTMLElement, given: (typeof options)[number]) {
        options.push(given);
      }
      getCurrentTime = () => 7;
      getDuration = () => 60;
      getVolume = () => 40;
      isMuted = () => false;
    }
    vi.stubGlobal('YT', { Player });
    return { calls, options };
  }

  it('[VID-01] reports the events of the player, and plays as soon as possible', () => {
    const { calls, options } = stubYouTube();
    const { told, player: engine } = begin(createYouTubeAdapter(document.createElement('div'), 'aqz-KE-bpKQ'));
    engine.play();
    expect(calls.playVideo).not.toHaveBeenCalled();
    const [player] = options;
    expect(player).toMatchObject({
      videoId: 'aqz-KE-bpKQ',
      host: 'https://www.youtube-nocookie.com',
      playerVars: { mute: 1, controls: 0 },
    });
    player?.events.onReady();
    expect(calls.playVideo).toHaveBeenCalledOnce();
    for (const data of [-1, 3, 1, 2, 0]) player?.events.onStateChange({ data });
    player?.events.onError();
    expect(told).toEqual(['ready', 'play', 'pause', 'ended', 'error']);
    expect([engine.time(), engine.duration(), engine.volume()]).toEqual([7, 60, 0.4]);
    engine.seek(5);
    expect(calls.seekTo).toHaveBeenCalledWith(5, true);
    engine.stop();
    expect(calls.destroy).toHaveBeenCalledOnce();
  });
});

describe('createVimeoAdapter', () => {
  it('requests an unlisted video by its URL, because its id alone is not sufficient', () => {
    const given = vi.fn();
    class Player {
      on = vi.fn();
      constructor(_element: HTMLElement, options: unknown) {
        given(options);
      }
    }
    vi.stubGlobal('Vimeo', { Player });
    begin(createVimeoAdapter(document.createElement('div'), { provider: 'vimeo', id: '76979871', hash: '8272103f6e' }));
    expect(given).toHaveBeenCalledWith({
      url: 'https://player.vimeo.com/video/76979871?h=8272103f6e',
      controls: false,
      dnt: true,
      muted: true,
      playsinline: true,
    });
  });

  it('[VID-01] reports the events of the player, stores time and volume, and plays as soon as possible', () => {
    const listeners = new Map<string, (value?: unknown) => void>();
    const play = vi.fn(() => Promise.resolve());
    const setCurrentTime = vi.fn((seconds: number) => Promise.resolve(seconds));
    const given = vi.fn();
    class Player {
      play = play;
      setCurrentTime = setCurrentTime;
      pause = () => Promise.resolve();
      destroy = () => Promise.resolve();
      constructor(_element: HTMLElement, options: unknown) {
        given(options);
      }
      on(event: string, listener: (value?: unknown) => void) {
        listeners.set(event, listener);
      }
    }
    vi.stubGlobal('Vimeo', { Player });
    const { told, player } = begin(
      createVimeoAdapter(document.createElement('div'), { provider: 'vimeo', id: '76979871' }),
    );
    expect(given).toHaveBeenCalledWith({ id: 76979871, controls: false, dnt: true, muted: true, playsinline: true });
    player.play();
    expect(play).not.toHaveBeenCalled();
    for (const event of ['loaded', 'play', 'pause', 'ended', 'error']) listeners.get(event)?.();
    expect(play).toHaveBeenCalledOnce();
    expect(told).toEqual(['ready', 'play', 'pause', 'ended', 'error']);
    listeners.get('timeupdate')?.({ seconds: 3, duration: 62 });
    listeners.get('volumechange')?.({ volume: 0.2 });
    expect([player.time(), player.duration(), player.volume()]).toEqual([3, 62, 0.2]);
    player.seek(1);
    expect(setCurrentTime).toHaveBeenCalledWith(1);
  });
});
