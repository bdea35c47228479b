/** Strings of the banner above a form. */
export interface FormErrorBannerStrings {
  /**
   * Shown in place of messages that must not be shown, e.g. `An error has occurred. Please check the input and try
   * again.`
   */
  genericMessage: string;
}

export const formErrorBannerStrings: FormErrorBannerStrings = {
  genericMessage: 'An error has occurred. Please check the input and try again.',
};
