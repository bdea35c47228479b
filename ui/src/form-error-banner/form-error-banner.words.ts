/** The words of the banner above a form. */
export interface FormErrorBannerWords {
  /** In place of messages that may not be shown [UI-17], e.g. `Coś poszło nie tak. Spróbuj ponownie.` */
  genericMessage: string;
}

export const formErrorBannerWords: FormErrorBannerWords = {
  genericMessage: 'An error has occurred. Please check the input and try again.',
};
