import type { VimeoSource } from '../video-source.ts';
import { loadPlayerApi } from './load-player-api.ts';
import type { CreatePlayerAdapter } from './player-adapter.ts';

/** URL of Vimeo's player script. */
export const vimeoScript = 'https://player.vimeo.com/api/player.js';

interface VimeoProgress {
  seconds: number;
  duration: number;
}

/** Part of Vimeo's player API that is used: https://developer.vimeo.com/player/sdk/reference */
interface VimeoPlayer {
  on(event: 'loaded' | 'play' | 'pause' | 'ended' | 'error', listener: () => void): void;
  on(event: 'timeupdate', listener: (progress: VimeoProgress) => void): void;
  on(event: 'volumechange', listener: (change: { volume: number }) => void): void;
  play(): Promise<void>;
  pause(): Promise<void>;
  setCurrentTime(seconds: number): Promise<number>;
  destroy(): Promise<void>;
}

interface VimeoApi {
  Player?: new (
    element: HTMLElement,
    options: ({ id: number } | { url: string }) & {
      controls: boolean;
      dnt: boolean;
      muted: boolean;
      playsinline: boolean;
    },
  ) => VimeoPlayer;
}

declare global {
  interface Window {
    Vimeo?: VimeoApi;
  }
}

/** Creates an adapter that plays a Vimeo video without sound and controls in the given element. */
export function createVimeoAdapter(place: HTMLElement, { id, hash }: VimeoSource): CreatePlayerAdapter {
  return (notify) => {
    let player: VimeoPlayer | undefined;
    let isReady = false;
    let isWanted = false;
    // The API's getters are asynchronous, so the values of its events are stored.
    const known = { time: 0, duration: 0, volume: 0 };
    const fail = () => notify('error');
    const stopWaiting = loadPlayerApi(
      vimeoScript,
      () => window.Vimeo?.Player,
      (Player) => {
        if (!Player) {
          fail();
          return;
        }
        // Vimeo accepts the hash of an unlisted video as part of a URL only.
        const film =
          hash === undefined ? { id: Number(id) } : { url: `https://player.vimeo.com/video/${id}?h=${hash}` };
        player = new Player(place, { ...film, controls: false, dnt: true, muted: true, playsinline: true });
        player.on('loaded', () => {
          isReady = true;
          notify('ready');
          if (isWanted) player?.play().catch(fail);
        });
        player.on('play', () => notify('play'));
        player.on('pause', () => notify('pause'));
        player.on('ended', () => notify('ended'));
        player.on('error', fail);
        player.on('timeupdate', ({ seconds, duration }) => {
          known.time = seconds;
          known.duration = duration;
        });
        player.on('volumechange', ({ volume }) => {
          known.volume = volume;
        });
      },
    );
    const ready = () => (isReady ? player : undefined);
    return {
      play: () => {
        isWanted = true;
        ready()?.play().catch(fail);
      },
      pause: () => {
        isWanted = false;
        ready()?.pause().catch(fail);
      },
      seek: (time) => {
        known.time = time;
        ready()?.setCurrentTime(time).catch(fail);
      },
      time: () => known.time,
      duration: () => known.duration,
      volume: () => known.volume,
      stop: () => {
        stopWaiting();
        player?.destroy().catch(() => undefined);
        place.replaceChildren();
      },
    };
  };
}
