import type { EngineEventType, StartEngine } from './engine.ts';

/** What a `<video>` calls the things that are told. */
const eventNames = new Map<string, EngineEventType>([
  ['loadedmetadata', 'ready'], ['play', 'play'], ['pause', 'pause'], ['ended', 'ended'], ['error', 'error'],
]);

/** Plays a file in an element of the page. */
export function fileEngine(element: HTMLVideoElement): StartEngine {
  return (tell) => {
    const listen = ({ type }: Event) => {
      const told = eventNames.get(type);
      if (told) tell(told);
    };
    for (const name of eventNames.keys()) element.addEventListener(name, listen);
    // What happened before anybody listened, as in a page of a server, is told late.
    if (element.readyState > 0) queueMicrotask(() => tell('ready'));
    return {
      play: () => {
        // A browser may refuse to play before the visitor does something.
        element.play().catch(() => tell('error'));
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
