/** One message of the banner. */
export interface FormErrorItem {
  /** Message, in the language of the page. */
  message: string;
  /** Id of the field or of the group of radio buttons. Default: the error concerns the form as a whole. */
  fieldId?: string | undefined;
}

/** Returns whether a list contains an error that the previous one did not. A removed error must not move focus. */
export function hasNewErrors(before: readonly FormErrorItem[], now: readonly FormErrorItem[]): boolean {
  return now.some(
    ({ message, fieldId }) => !before.some((known) => known.message === message && known.fieldId === fieldId),
  );
}
