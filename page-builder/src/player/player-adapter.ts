/** What a player tells: `started` is the first `play`. */
export type VideoEventType = 'ready' | 'started' | 'play' | 'pause' | 'ended' | 'timeupdate' | 'volumechange' | 'error';

/** What happened to a video. */
export interface VideoEvent {
  type: VideoEventType;
  /** Seconds from the video's beginning. */
  time: number;
  /** 0 to 1. */
  volume: number;
}

/** What an engine tells; everything else is found out by asking it. */
export type PlayerEventType = 'ready' | 'play' | 'pause' | 'ended' | 'error';

/** Something that plays one video: an element, or the player of a host. */
export interface PlayerAdapter {
  play(): void;
  pause(): void;
  /**
   * @param time in seconds from the video's beginning
   */
  seek(time: number): void;
  /** Seconds from the video's beginning. */
  time(): number;
  /** Seconds; 0 while unknown. */
  duration(): number;
  /** 0 to 1. */
  volume(): number;
  /** Ends all work; nothing is told afterwards. */
  stop(): void;
}

/** Makes an engine that tells what happens. */
export type CreatePlayerAdapter = (notify: (type: PlayerEventType) => void) => PlayerAdapter;
