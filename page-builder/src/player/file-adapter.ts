import type { PlayerEventType, CreatePlayerAdapter } from './player-adapter.ts';

/** What a `<video>` calls the things that are told. */
const eventNames = new Map<string, PlayerEventType>([
  ['loadedmetadata', 'ready'],
  ['play', 'play'],
  ['pause', 'pause'],
  ['ended', 'ended'],
  ['error', 'error'],
]);

/** Plays a file in an element of the page. */
export function createFileAdapter(element: HTMLVideoElement): CreatePlayerAdapter {
  return (notify) => {
    const listen = ({ type }: Event) => {
      const told = eventNames.get(type);
      if (told) notify(told);
    };
    for (const name of eventNames.keys()) element.addEventListener(name, listen);
    // What happened before anybody listened, as in a page of a server, is told late.
    if (element.readyState > 0) queueMicrotask(() => notify('ready'));
    return {
      play: () => {
        // A browser may refuse to play before the visitor does something.
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
