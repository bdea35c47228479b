/** What a player tells: `started` is the first `play`. */
export type VideoEventType = 'ready' | 'started' | 'play' | 'pause' | 'ended' | 'timeupdate' | 'volumechange' | 'error';

/** What happened to a film (VID-01). */
export interface VideoEvent {
  type: VideoEventType;
  /** Seconds from the film's beginning. */
  time: number;
  /** 0 to 1. */
  volume: number;
}

/** What an engine tells; everything else is found out by asking it. */
export type EngineEventType = 'ready' | 'play' | 'pause' | 'ended' | 'error';

/** Something that plays one film: an element, or the player of a host. */
export interface VideoEngine {
  play(): void;
  pause(): void;
  /** @param time in seconds from the film's beginning */
  seek(time: number): void;
  /** Seconds from the film's beginning. */
  time(): number;
  /** Seconds; 0 while unknown. */
  duration(): number;
  /** 0 to 1. */
  volume(): number;
  /** Ends all work; nothing is told afterwards. */
  stop(): void;
}

/** Makes an engine that tells what happens. */
export type StartEngine = (tell: (type: EngineEventType) => void) => VideoEngine;
