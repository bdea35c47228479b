/** One message of the banner. */
export interface FormErrorItem {
  /** In words, in the language of the page. */
  message: string;
  /** Id of the field it is about, or of the group of radio buttons. Default: it is about the form as a whole. */
  fieldId?: string | undefined;
}

/**
 * Whether a list holds an error that the one before it did not. An error that is gone is no reason to call the shopper.
 */
export function hasNewErrors(before: readonly FormErrorItem[], now: readonly FormErrorItem[]): boolean {
  return now.some(
    ({ message, fieldId }) => !before.some((known) => known.message === message && known.fieldId === fieldId),
  );
}
