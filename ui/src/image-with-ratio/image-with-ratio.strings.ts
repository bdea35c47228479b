/** Strings of an image with a placeholder. */
export interface ImageWithRatioStrings {
  /**
   * Text in place of an image with alternative text that could not be loaded, e.g. `The picture could not be loaded`.
   */
  errorLabel: string;
}

export const imageWithRatioStrings: ImageWithRatioStrings = { errorLabel: 'The picture could not be loaded' };
