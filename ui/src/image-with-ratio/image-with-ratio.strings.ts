/** Strings of an image with a placeholder. */
export interface ImageWithRatioStrings {
  /**
   * Said and shown instead of an image that could not be loaded, where it has an alternative text, e.g. `Nie udało się
   * wczytać zdjęcia`.
   */
  errorLabel: string;
}

export const imageWithRatioStrings: ImageWithRatioStrings = { errorLabel: 'The picture could not be loaded' };
