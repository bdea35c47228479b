/** The words of a picture with a placeholder. */
export interface ImageWithRatioWords {
  /** Said and shown in place of a picture that could not be loaded, where it has an alternative text, e.g. `Nie udało się wczytać zdjęcia`. */
  errorLabel: string;
}

export const imageWithRatioWords: ImageWithRatioWords = { errorLabel: 'The picture could not be loaded' };
