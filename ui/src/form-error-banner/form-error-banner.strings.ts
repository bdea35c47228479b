/** Strings of the banner above a form. */
export interface FormErrorBannerStrings {
  /** Instead of messages that may not be shown, e.g. `Coś poszło nie tak. Spróbuj ponownie.` */
  genericMessage: string;
}

export const formErrorBannerStrings: FormErrorBannerStrings = {
  genericMessage: 'An error has occurred. Please check the input and try again.',
};
