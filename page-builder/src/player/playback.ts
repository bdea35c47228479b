import type { VideoTimes } from '../video-source-details.ts';
import type { EngineEventType, StartEngine, VideoEvent, VideoEventType } from './engine.ts';

export interface PlaybackOptions extends VideoTimes {
  /** Begins again at the end. */
  loops: boolean;
  /** Is told what happens (VID-01). Errors are told here only and never to the visitor (VID-12). */
  onEvent(event: VideoEvent): void;
}

/** A film that is being played. */
export interface Playback {
  play(): void;
  pause(): void;
  stop(): void;
}

/** How often time and volume are asked for while a film plays, in ms (VID-10). */
export const pollInterval = 150;

/** How long before its end a film that loops goes back, in seconds: players show their end screen otherwise (VID-03). */
export const loopMargin = 0.1;

/** Plays a film from its start to its end time, in a loop if wanted, and tells what happens. Asks nothing while the film stands still. */
export function startPlayback(startEngine: StartEngine, { start = 0, end, loops, onEvent }: PlaybackOptions): Playback {
  let polling: ReturnType<typeof setInterval> | undefined;
  let hasStarted = false;
  let isStopped = false;
  let time = 0;
  let volume = 0;

  const tell = (type: VideoEventType) => onEvent({ type, time, volume });
  const measure = () => {
    const [oldTime, oldVolume] = [time, volume];
    time = engine.time();
    volume = engine.volume();
    return { isOtherTime: time !== oldTime, isOtherVolume: volume !== oldVolume };
  };
  const beginAgain = () => {
    engine.seek(start);
    engine.play();
  };
  const poll = () => {
    const { isOtherTime, isOtherVolume } = measure();
    if (isOtherTime) tell('timeupdate');
    if (isOtherVolume) tell('volumechange');
    const last = end ?? engine.duration();
    if (loops && last > 0 && time >= last - loopMargin) beginAgain();
    else if (!loops && end !== undefined && time >= end) engine.pause();
  };
  const rest = () => {
    clearInterval(polling);
    polling = undefined;
  };
  const handlers: Record<EngineEventType, () => void> = {
    ready: () => {
      if (start > 0) engine.seek(start);
      measure();
      tell('ready');
    },
    play: () => {
      polling ??= setInterval(poll, pollInterval);
      measure();
      if (!hasStarted) tell('started');
      hasStarted = true;
      tell('play');
    },
    pause: () => {
      rest();
      measure();
      tell('pause');
    },
    ended: () => {
      rest();
      measure();
      tell('ended');
      if (loops) beginAgain();
    },
    error: () => {
      rest();
      tell('error');
    },
  };
  const engine = startEngine((type) => {
    if (!isStopped) handlers[type]();
  });
  return {
    play: () => engine.play(),
    pause: () => engine.pause(),
    stop: () => {
      isStopped = true;
      rest();
      engine.stop();
    },
  };
}
