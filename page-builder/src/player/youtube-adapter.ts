import { loadPlayerApi } from './load-player-api.ts';
import type { PlayerEventType, CreatePlayerAdapter } from './player-adapter.ts';

/** URL of YouTube's player script. */
export const youTubeScript = 'https://www.youtube.com/iframe_api';

/** Part of YouTube's player API that is used: https://developers.google.com/youtube/iframe_api_reference */
interface YouTubePlayer {
  playVideo(): void;
  pauseVideo(): void;
  seekTo(seconds: number, allowSeekAhead: boolean): void;
  getCurrentTime(): number;
  getDuration(): number;
  getVolume(): number;
  isMuted(): boolean;
  destroy(): void;
}

interface YouTubeApi {
  Player?: new (
    element: HTMLElement,
    options: {
      host: string;
      videoId: string;
      playerVars: Record<string, number | string>;
      events: { onReady(): void; onStateChange(event: { data: number }): void; onError(): void };
    },
  ) => YouTubePlayer;
}

declare global {
  interface Window {
    YT?: YouTubeApi;
  }
}

/** YouTube's player states and the corresponding events. */
const states = new Map<number, PlayerEventType>([
  [0, 'ended'],
  [1, 'play'],
  [2, 'pause'],
]);

/** Creates an adapter that plays a YouTube video without sound and controls, in an element inside the given one. */
export function createYouTubeAdapter(place: HTMLElement, videoId: string): CreatePlayerAdapter {
  return (notify) => {
    let player: YouTubePlayer | undefined;
    let isReady = false;
    let isWanted = false;
    // The API replaces the element with its iframe.
    const target = place.appendChild(document.createElement('div'));
    const stopWaiting = loadPlayerApi(
      youTubeScript,
      () => window.YT?.Player,
      (Player) => {
        if (!Player) {
          notify('error');
          return;
        }
        player = new Player(target, {
          host: 'https://www.youtube-nocookie.com',
          videoId,
          playerVars: { controls: 0, disablekb: 1, mute: 1, playsinline: 1, rel: 0 },
          events: {
            onReady: () => {
              isReady = true;
              notify('ready');
              if (isWanted) player?.playVideo();
            },
            onStateChange: ({ data }) => {
              const type = states.get(data);
              if (type) notify(type);
            },
            onError: () => notify('error'),
          },
        });
      },
    );
    const ready = () => (isReady ? player : undefined);
    return {
      play: () => {
        isWanted = true;
        ready()?.playVideo();
      },
      pause: () => {
        isWanted = false;
        ready()?.pauseVideo();
      },
      seek: (time) => ready()?.seekTo(time, true),
      time: () => ready()?.getCurrentTime() ?? 0,
      duration: () => ready()?.getDuration() ?? 0,
      volume: () => (ready()?.isMuted() === false ? (ready()?.getVolume() ?? 0) / 100 : 0),
      stop: () => {
        stopWaiting();
        player?.destroy();
        place.replaceChildren();
      },
    };
  };
}
