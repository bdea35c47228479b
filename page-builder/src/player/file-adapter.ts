import type { PlayerEventType, CreatePlayerAdapter } from './player-adapter.ts';

/** Events of `<video>` and the corresponding player events. */
const eventNames = new Map<string, PlayerEventType>([
  ['loadedmetadata', 'ready'],
  ['play', 'play'],
  ['pause', 'pause'],
  ['ended', 'ended'],
  ['error', 'error'],
]);

/** Creates an adapter that plays a file in a `<video>` element. */
export function createFileAdapter(element: HTMLVideoElement): CreatePlayerAdapter {
  return (notify) => {
    const listen = ({ type }: Event) => {
      const told = eventNames.get(type);
      if (told) notify(told);
    };
    for (const name of eventNames.keys()) element.addEventListener(name, listen);
    // Events before the listeners were added, e.g. before hydration, are reported afterward.
    if (element.readyState > 0) queueMicrotask(() => notify('ready'));
    return {
      play: () => {
        // The browser may block playback before an interaction.
        element.play().catch(() => notify('error'));
      },
      pause: () => element.pause(),
      seek: (time) => {
        element.currentTime = time;
      },
      time: () => element.currentTime,
      duration: () => (Number.isFinite(element.duration) ? element.duration : 0),
      volume: () => (element.muted ? 0 : element.volume),
      stop: () => {
        for (const name of eventNames.keys()) element.removeEventListener(name, listen);
        element.pause();
      },
    };
  };
}
