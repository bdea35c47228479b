import type { VideoTimes } from '../video-source-details.ts';
import type { PlayerEventType, CreatePlayerAdapter, VideoEvent, VideoEventType } from './player-adapter.ts';

export interface PlaybackOptions extends VideoTimes {
  /** Begins again at the end. */
  loops: boolean;
  /** Called what happens. Errors are told here only and never to the visitor. */
  onEvent(event: VideoEvent): void;
}

/** A video that is being played. */
export interface Playback {
  play(): void;
  pause(): void;
  stop(): void;
}

/** How often time and volume are asked for while a video plays, in ms. */
export const pollInterval = 150;

/** How long before its end a video that loops goes back, in seconds: players show their end screen otherwise. */
export const loopMargin = 0.1;

/**
 * Plays a video from its start to its end time, in a loop if wanted, and tells what happens. Asks nothing while the
 * video stands still.
 */
export function startPlayback(
  createAdapter: CreatePlayerAdapter,
  { start = 0, end, loops, onEvent }: PlaybackOptions,
): Playback {
  let polling: ReturnType<typeof setInterval> | undefined;
  let hasStarted = false;
  let isStopped = false;
  let time = 0;
  let volume = 0;

  const notify = (type: VideoEventType) => onEvent({ type, time, volume });
  const measure = () => {
    const [oldTime, oldVolume] = [time, volume];
    time = player.time();
    volume = player.volume();
    return { isOtherTime: time !== oldTime, isOtherVolume: volume !== oldVolume };
  };
  const beginAgain = () => {
    player.seek(start);
    player.play();
  };
  const poll = () => {
    const { isOtherTime, isOtherVolume } = measure();
    if (isOtherTime) notify('timeupdate');
    if (isOtherVolume) notify('volumechange');
    const last = end ?? player.duration();
    if (loops && last > 0 && time >= last - loopMargin) beginAgain();
    else if (!loops && end !== undefined && time >= end) player.pause();
  };
  const rest = () => {
    clearInterval(polling);
    polling = undefined;
  };
  const handlers: Record<PlayerEventType, () => void> = {
    ready: () => {
      if (start > 0) player.seek(start);
      measure();
      notify('ready');
    },
    play: () => {
      polling ??= setInterval(poll, pollInterval);
      measure();
      if (!hasStarted) notify('started');
      hasStarted = true;
      notify('play');
    },
    pause: () => {
      rest();
      measure();
      notify('pause');
    },
    ended: () => {
      rest();
      measure();
      notify('ended');
      if (loops) beginAgain();
    },
    error: () => {
      rest();
      notify('error');
    },
  };
  const player = createAdapter((type) => {
    if (!isStopped) handlers[type]();
  });
  return {
    play: () => player.play(),
    pause: () => player.pause(),
    stop: () => {
      isStopped = true;
      rest();
      player.stop();
    },
  };
}
