/** The words of the skip link. */
export interface SkipLinkWords {
  label: string;
}

export const skipLinkWords: SkipLinkWords = { label: 'Skip to content' };
