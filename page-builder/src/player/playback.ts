import type { VideoTimes } from '../video-source-details.ts';
import type { PlayerEventType, CreatePlayerAdapter, VideoEvent, VideoEventType } from './player-adapter.ts';

export interface PlaybackOptions extends VideoTimes {
  /** Whether the video restarts at the end. */
  loops: boolean;
  /** Called with events of the video. Errors are reported here only, not to the visitor. */
  onEvent(event: VideoEvent): void;
}

/** Running playback of a video. */
export interface Playback {
  play(): void;
  pause(): void;
  stop(): void;
}

/** Interval in ms at which time and volume are polled during playback. */
export const pollInterval = 150;

/**
 * Time in seconds before its end at which a looping video seeks back, because players otherwise show their end screen.
 */
export const loopMargin = 0.1;

/**
 * Plays a video from its start to its end time, optionally in a loop, and reports events. Does not poll while the video
 * is paused.
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
