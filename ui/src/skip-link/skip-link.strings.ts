/** Strings of the skip link. */
export interface SkipLinkStrings {
  /** Text of the link, e.g. `Skip to content`. */
  label: string;
}

export const skipLinkStrings: SkipLinkStrings = { label: 'Skip to content' };
