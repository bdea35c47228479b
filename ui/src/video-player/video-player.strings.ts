/** Strings of a video's frame. */
export interface VideoPlayerStrings {
  /** Name of the button that loads the player, e.g. `` (title) => `Play: ${title}` ``. */
  playLabel(title: string): string;
  /** Announced while the player loads, e.g. `Loading the video`. */
  loadingLabel: string;
  /** Shown when the player could not be loaded, e.g. `The video could not be loaded.` */
  errorLabel: string;
  /** Text of the button that tries again, e.g. `Try again`. */
  retryLabel: string;
}

export const videoPlayerStrings: VideoPlayerStrings = {
  playLabel: (title) => `Play: ${title}`,
  loadingLabel: 'Loading the video',
  errorLabel: 'The video could not be loaded.',
  retryLabel: 'Try again',
};
