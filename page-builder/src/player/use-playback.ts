import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { videoTimesOf } from '../video-source-details.ts';
import type { StartEngine, VideoEvent } from './engine.ts';
import { startPlayback, type Playback } from './playback.ts';

interface PlaybackRequest {
  /** The film's address as stored, which may say from when to when it is played. */
  url: string | undefined;
  loops: boolean;
  /** Whether it is to play now. The engine is made when that first is so. */
  isPlaying: boolean;
  /** Makes the engine in the element. */
  engineFor(element: HTMLElement): StartEngine | undefined;
  onEvent: ((event: VideoEvent) => void) | undefined;
}

/**
 * Plays a film in an element that React has drawn.
 *
 * @returns whether its picture is of use: false once it has ended or failed, until it plays again
 */
export function usePlayback(element: RefObject<HTMLElement | null>, { url, loops, isPlaying, engineFor, onEvent }: PlaybackRequest): boolean {
  const playback = useRef<Playback>(undefined);
  const [isShown, setShown] = useState(true);
  const tell = useEffectEvent((event: VideoEvent) => {
    if (event.type === 'play') setShown(true);
    if (event.type === 'error' || (event.type === 'ended' && !loops)) setShown(false);
    onEvent?.(event);
  });
  const begin = useEffectEvent((place: HTMLElement) => {
    const engine = engineFor(place);
    return engine && startPlayback(engine, { ...videoTimesOf(url), loops, onEvent: (event) => tell(event) });
  });
  useEffect(() => {
    if (!isPlaying || !element.current) return;
    playback.current ??= begin(element.current);
    playback.current?.play();
    return () => playback.current?.pause();
  }, [element, isPlaying]);
  useEffect(() => () => {
    playback.current?.stop();
    playback.current = undefined;
  }, []);
  return isShown;
}
