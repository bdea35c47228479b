/** The words of the skip link. */
export interface SkipLinkWords {
  /** Text of the link, e.g. `Przejdź do treści`. */
  label: string;
}

export const skipLinkWords: SkipLinkWords = { label: 'Skip to content' };
