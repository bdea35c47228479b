/** Strings of the skip link. */
export interface SkipLinkStrings {
  /** Text of the link, e.g. `Przejdź do treści`. */
  label: string;
}

export const skipLinkStrings: SkipLinkStrings = { label: 'Skip to content' };
