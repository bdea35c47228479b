/** Event of a player: `started` is the first `play`. */
export type VideoEventType = 'ready' | 'started' | 'play' | 'pause' | 'ended' | 'timeupdate' | 'volumechange' | 'error';

/** Event of a video. */
export interface VideoEvent {
  type: VideoEventType;
  /** Seconds from the start of the video. */
  time: number;
  /** Volume, 0 to 1. */
  volume: number;
}

/** Events that an adapter reports; everything else is polled. */
export type PlayerEventType = 'ready' | 'play' | 'pause' | 'ended' | 'error';

/** Adapter that plays one video: an element, or the player of a provider. */
export interface PlayerAdapter {
  play(): void;
  pause(): void;
  /**
   * Seeks to a time.
   *
   * @param time - Seconds from the start of the video.
   */
  seek(time: number): void;
  /** Returns the seconds from the start of the video. */
  time(): number;
  /** Returns the duration in seconds; 0 while it is unknown. */
  duration(): number;
  /** Returns the volume, 0 to 1. */
  volume(): number;
  /** Stops the adapter; no events are reported afterward. */
  stop(): void;
}

/** Creates an adapter that reports events. */
export type CreatePlayerAdapter = (notify: (type: PlayerEventType) => void) => PlayerAdapter;
