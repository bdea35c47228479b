/** One-letter words of the languages whose typography keeps them off the end of a line. */
const shortWords: Readonly<Partial<Record<string, RegExp>>> = {
  cs: /(^|[\s(„«–])((?:[aikosuvz] )+)(?=\S)/gi,
  pl: /(^|[\s(„«–])((?:[aiouwz] )+)(?=\S)/gi,
  sk: /(^|[\s(„«–])((?:[aikosuvz] )+)(?=\S)/gi,
};

/**
 * Binds one-letter words to the next word by a no-break space where the language wants none of them at a line's end;
 * for what is shown, not for what is compared or stored.
 *
 * @param locale - Tag or data key of a locale: `pl-PL`, `pl_PL`.
 */
export function bindShortWords(text: string, locale: string): string {
  const words = shortWords[locale.slice(0, 2)];
  return words
    ? text.replace(words, (_, before: string, bound: string) => before + bound.replaceAll(' ', '\u00A0'))
    : text;
}
