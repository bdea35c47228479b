import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { parseVideoTimes } from '../video-source-details.ts';
import type { CreatePlayerAdapter, VideoEvent } from './player-adapter.ts';
import { startPlayback, type Playback } from './playback.ts';

interface PlaybackRequest {
  /** URL of the video as stored, which may contain start and end. */
  url: string | undefined;
  loops: boolean;
  /** Whether it should play now. The adapter is created when this is first true. */
  isPlaying: boolean;
  /** Returns the function that creates the adapter in the element. */
  engineFor(element: HTMLElement): CreatePlayerAdapter | undefined;
  onEvent: ((event: VideoEvent) => void) | undefined;
}

/**
 * Plays a video in an element that React has rendered.
 *
 * @returns Whether its image should be visible: false after it has ended or failed, until it plays again.
 */
export function usePlayback(
  element: RefObject<HTMLElement | null>,
  { url, loops, isPlaying, engineFor, onEvent }: PlaybackRequest,
): boolean {
  const playback = useRef<Playback>(undefined);
  const [isShown, setShown] = useState(true);
  const notify = useEffectEvent((event: VideoEvent) => {
    if (event.type === 'play') setShown(true);
    if (event.type === 'error' || (event.type === 'ended' && !loops)) setShown(false);
    onEvent?.(event);
  });
  const begin = useEffectEvent((place: HTMLElement) => {
    const player = engineFor(place);
    return player && startPlayback(player, { ...parseVideoTimes(url), loops, onEvent: (event) => notify(event) });
  });
  useEffect(() => {
    if (!isPlaying || !element.current) return;
    playback.current ??= begin(element.current);
    playback.current?.play();
    return () => playback.current?.pause();
  }, [element, isPlaying]);
  useEffect(
    () => () => {
      playback.current?.stop();
      playback.current = undefined;
    },
    [],
  );
  return isShown;
}
